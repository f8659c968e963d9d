a_part = 1;
another = 2;