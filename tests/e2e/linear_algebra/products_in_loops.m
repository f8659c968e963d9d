% dot, cross, norm, ismember and idivide of small operands, where typed code has them and where not
1;
function r = lengths(x, y)
  r = [dot(x, y), norm(x), norm(y, 2), norm(x - y)];
end
function c = vowels(s)
  c = 0;
  for k = 1:length(s)
    c = c + ismember(s(k), 'aeiou');
  end
end
function show(name, f, varargin)
  try
    disp(name); disp(f(varargin{:}));
  catch e
    disp(e.message);
  end
end
x = [1 2 3]; y = [3 4 -5]; total = 0;
for k = 1:5
  x(2) = k;
  z = cross(x, y);
  y = cross(y, z) / norm(y);
  total = total + dot(x, z) + dot(x', y) + norm(z - x);
end
printf("%.15g %.15g\n", total, y);
printf("%.15g ", lengths([3 4], [1 1])); printf("\n");
printf("%.15g ", lengths(1:7, (7:-1:1)')); printf("\n");
printf("%.15g ", lengths([1e200 1e200], [1e-200 1e-200])); printf("\n");
printf("%g ", lengths(zeros(1, 0), zeros(1, 0))); printf("\n");
printf("%g ", lengths([NaN 1], [Inf 2]), lengths([Inf -Inf], [0 -0])); printf("\n");
printf("%g %g\n", norm([Inf NaN]), norm([0 -0 0]));
printf("%.15g %.15g %g %g\n", norm([1 2; 3 4]), norm([1 2; 3 4], 'fro'), norm([1 -2 3], 1), norm([1 -2 3], Inf));
printf("%g %g %g\n", norm(single([3 4])), norm([3i 4]), norm(double(int8(3) > [1 5 2])));
a = cross([1; 2; 3], [4; 5; 6]); disp(a);
b = cross([1 2 3; 4 5 6; 7 8 10], eye(3)); disp(b);
disp(cross([1 2 3], [1i 0 2]));
disp(class(cross(single([1 2 3]), [4 5 6])));
c = [1 0 0]; c = cross(c, [0 1 0]); c = cross([0 1 0], c); disp(c);
disp(cross([1 2 3], [4; 5; 6]));
show('sizes', @dot, [1 2 3], [1 2]);
show('matrix', @dot, [1 2; 3 4], [1 2; 3 4]);
show('dim', @dot, [1 2; 3 4], [1 2; 3 4], 2);
show('three', @cross, [1 2], [3 4]);
disp(dot([1i 2], [3 4i])); disp(class(dot(single([1 2]), [3 4]))); disp(dot(int8([100 100]), int8([1 1])));
n = 0; v = [3 1 NaN 7 3];
for k = 0:8
  n = n + k * ismember(k, v);
end
disp(n);
disp([ismember(NaN, v), ismember(true, v), ismember(-0, [0 1]), ismember(2, []), ismember(2, zeros(1, 0))]);
disp(vowels('the quick brown fox jumps over the lazy dog'));
disp([ismember('a', 'a'), ismember('a', ''), ismember('x', ['ab'; 'xy']), ismember(97, 'abc'), ismember('b', [98 99])]);
disp(ismember([1 7; 9 3], v));
[t, p] = ismember(3, v); disp([t p]);
disp(ismember(single(0.1), [0.1 0.2])); disp(ismember(int8(3), v));
disp(ismember('abc', {'abc', 'd'}));
