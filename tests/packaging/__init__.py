"""What people download starts, installs and goes away again."""
