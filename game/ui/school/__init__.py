"""The parts of lessons: the teacher's paper, the table beside it, what he says, the list of lessons."""
