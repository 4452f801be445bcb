"""Work in processes of their own: what goes wrong there does not take the program with it."""
