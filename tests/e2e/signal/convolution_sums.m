% Convolutions: the order of the sums, and zeros of the second operand against NaN and Inf.
1;
function signs(x)
  disp(x); disp(size(x)); disp(class(x)); disp(1 ./ x(x == 0).');
end
a = [1 -2 NaN Inf 3]; b = [0 -0 5];
signs(conv(a, b)); signs(conv(b', a)); signs(conv(a, b, 'same')); signs(conv(b, a, 'same')); signs(conv(1, 2));
signs(conv(a, b, 'valid')); signs(conv(single(a), b)); signs(conv([1 2], [1i 2]));
signs(conv([0 0], [-1 -2]));
printf('%.17g ', conv(sin(1:40), cos(1:23))); disp('');
printf('%.17g ', conv2(reshape(sin(1:63), 7, 9), reshape(cos(1:12), 4, 3))); disp('');
printf('%.17g ', conv2(reshape(sin(1:63), 7, 9), reshape(cos(1:12), 4, 3), 'same')); disp('');
printf('%.17g ', conv2(reshape(sin(1:63), 7, 9), reshape(cos(1:12), 4, 3), 'valid')); disp('');
signs(conv2([1 Inf; NaN 0], [0 1; -1 0])); signs(conv2(1:3, (1:3)', [1 2; 3 4]));
