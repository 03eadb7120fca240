"""What holds for the project as a whole: its layers, its sizes, its words, its top level."""
