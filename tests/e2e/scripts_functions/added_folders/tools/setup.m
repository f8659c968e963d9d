x = first(1) + 0.5;
