step = 4;
