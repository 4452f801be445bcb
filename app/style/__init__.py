"""How the window looks: themes, style sheet, icons, small widgets."""
