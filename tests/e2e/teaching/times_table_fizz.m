for i = 1:15
  if mod(i, 15) == 0
    disp('FizzBuzz');
  elseif ~mod(i, 3)
    disp('Fizz');
  elseif ~mod(i, 5)
    disp('Buzz');
  else
    disp(i);
  end
end
T = (1:5)'*(1:5)
fprintf('%3d%4d%4d\n', T(1:3, 1:3)');
c = [0 37 100];
f = c*9/5 + 32;
disp([c; f]')
n = 1234; digits = num2str(n) - '0', sum(digits)
s = 0; for d = digits, s = s*10 + d; end, s
tri = cumsum(1:6)
isp = @(s) strcmp(s, fliplr(s)); isp('level'), isp('levels')
