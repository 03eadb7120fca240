"""How what happens is shown: events become beats, beats are played one after another, cards fly."""
