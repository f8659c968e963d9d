level = 3;
