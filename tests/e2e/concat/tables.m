1;
% matrices of many numbers that are written out
function v = primes_below(n)
  v = [2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97];
  v = v(v < n);
end
function varargout = lookup(name)
  table = [1.5, -2.25, 3e-3, 0, -0, 1e10, 7, 8, ...
           9, 10, 11, 12, 13, 14, 15, 16];
  switch name
    case 'sum', varargout = {sum(table)};
    case 'ends', varargout = {table(1), table(end)};
    case 'text', table = 'text'; varargout = {table};
    otherwise, table(end + 1) = 17; table(2) = []; varargout = {table};
  end
end
A = [1 2 3 4; 5 6 7 8
     9 10 11 12; -13 -14 -15 -16]
B = A;
B(2, 3) = 100;
disp(A(2, 3)), disp(B(2, :))
disp(primes_below(30)), disp(primes_below(3))
s = lookup('sum')
[a, b] = lookup('ends')
c = lookup('text')
d = lookup('')
e = 1 ./ [0 -0 1 2 3 4 5 6 7 8 9 10 11 12 13 14];
disp(e(1:3))
for k = 1:2
  w = [0.1 0.2 0.3 0.4 0.5 0.6 0.7 0.8 0.9 1.0 1.1 1.2 1.3 1.4 1.5 1.6]';
  w(k) = w(k) + k;
  printf('%.1f ', w); printf('\n');
end
f = {[1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16], [1; 2]};
size(f{1})
g.t = [1 2 3 4 5 6 7 8; 9 10 11 12 13 14 15 16];
g.t(1, :) = []
h = [1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16i];
iscomplex(h)
m = uint8([10 20 30 40 50 60 70 80 90 100 110 120 130 140 150 160]) + 100;
m(end)
try
  x = [1 2 3 4 5 6 7 8; 9 10 11 12 13 14 15 16 17];
catch err
  disp(err.message)
end
q = @() [1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16];
q
sum(q())
