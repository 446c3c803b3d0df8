"""What rules are written in: records, rules, decisions, components."""
