"""Why one play is better than another: principles that hold in the position, with the figures that belong to them."""
