"""Thinking ahead: hidden cards dealt again and again, and each of these worlds played on."""
