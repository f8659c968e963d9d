step = step * 10;
x = [step, step + 1];
disp('part one')
