"""What the browser gets: templates, styles, a little script, and their words."""
