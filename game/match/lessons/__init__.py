"""What is taught: lessons, the tasks in them, the trainer, and how far a learner has come."""
