"""Who somebody is: names, sessions, settings, and from where they look."""
