disp('before');
x = 3;
fprintf('x is %d\n', x);
error('shop:empty', 'The shelf %d is empty', x);
disp('never');
