"""What outlives a single screen: the ways between screens, the match at the table, what is kept."""
