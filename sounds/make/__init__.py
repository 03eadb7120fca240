"""Makes every sound of the table from numbers alone: paper, cloth, wood, a broom and a mandolin.

From the bottom up: ``samples`` and ``filters``; ``sources`` (noise, contacts, friction); ``bodies`` (wood, brass, the
room) and ``mandolin``; ``gestures`` that several events share; then one function for each event in ``cards``,
``touches`` and ``flourishes``, gathered in ``catalogue``. ``finish`` brings a sound to its level, ``measure`` and
``check`` hold the files against SOUND.md.
"""
