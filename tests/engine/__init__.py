"""The rules, checked against worked examples, brute force and random matches."""
