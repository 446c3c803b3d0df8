"""The board of Nippon: what lies in the middle of the table."""
