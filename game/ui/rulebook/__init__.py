"""The rules in words and pictures, written from the options of a match.

The chapters are data (``chapters``); what they state about cards they have asked the engine. How they look on the
page is a matter of ``page``.
"""
