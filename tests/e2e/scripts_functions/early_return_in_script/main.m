flag = true;
checks
disp(result)
flag = false;
checks
disp(result)
for flag = [true false], checks, printf('%s\n', result); end
