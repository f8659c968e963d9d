% num2str keeps the sign of zero, conversions of integers do not
1;
x = num2str(-0), y = sprintf('%d', -0), z = sprintf('%d|%i|%g', -0, -0, -0)
function f(v), disp(num2str(v)); disp(sprintf('%d', v)); disp(sprintf('%i;%d', v, -v)); disp(num2str(-v)); end
f(0); f(-0); f(3);
for k = 0:2, disp(num2str(-k)); disp(sprintf('%d', -k)); disp(num2str(k*0)); end
t = 0; t = -t; disp(num2str(t)); a = round(-0.3); disp(num2str(a)); b = floor(-0.0); disp(num2str(b)); disp(sprintf('%d', a)); c = fix(-0.5)*2; disp(num2str(c))
