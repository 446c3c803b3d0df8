"""All tables of the process: found, acted at, told of, played at by bots."""
