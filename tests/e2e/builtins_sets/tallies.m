% accumarray with functions, and counts between edges
x = mod ((1:200)' * 37, 23) - 4; j = mod ((1:200)' * 7, 6) + 1;
for f = {@max, @min, @sum, @prod, @mean, @median, @mode, @std, @var, @numel, @length}
  disp (accumarray (j, x, [], f{1})');
end
m = accumarray (j, x, [], @max); n = accumarray (j, 1, [], @min); p = accumarray (j, x, [8 1], @min);
printf ('%g ', m, max (m), n, p); printf ('\n');
q = accumarray ([j, mod(j, 2) + 1], x, [], @max); disp (q); disp (sum (q(:)));
r = accumarray ([j, mod(j, 2) + 1], x, [6 3], @(v) {v(1)}); disp (class (r));
s = accumarray ([2; 4; 2], [1; 2; 3], [], @(v) sum (v) * 2); disp (s');
e = accumarray (zeros (0, 1), zeros (0, 1), [], @max); disp (size (e));
h = histc (x, -4:5:20); disp (h');
[h, b] = histc (x', [-4 0 0.5 3 3 17 18]); disp (h); disp (b(1:20));
A = reshape (x(1:24), 4, 6);
disp (histc (A, [0 5 10])); disp (histc (A, [0 5 10], 2));
[h, b] = histc ([NaN Inf -Inf 0 1 0.1 0.3 0.7], 0:0.1:1); disp (h); disp (b);
disp (histc ([1 2 3], 2)); disp (histc ([1 2 Inf], [1 Inf])); disp (histc (single ([0.1 0.2]), [0 0.2 1]));
disp (histc (int8 ([1 2 3]), [1 2])); disp (histc (0:0.1:1, linspace (0, 1, 11)));
disp (histc (zeros (0, 3), 1:2)); disp (histc ([5 5 6], [5 5 5]));
