% needs k, sets result
result = k * 2;
k = k + 1;
