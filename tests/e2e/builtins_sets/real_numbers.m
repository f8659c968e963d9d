% Sets of few and of many numbers, of small integers and of others, with zeros of both signs, NaN and all orientations.
f = {@setdiff, @union, @intersect, @setxor};
A = {[3 1 2 1], [3; 1; 2; 1], [], zeros(1, 0), 5, [1 2; 3 1], [0.5 -1 70], [NaN 1], [0 -0 2], [-0 0]};
B = {[1 9], [1; 9], [], zeros(0, 1), 1, 5, [1 2; 9 9], [3 1 2 1 5], [64 0.5], [NaN 3], -0, 0};
for k = 1:4, for i = 1:numel (A), for j = 1:numel (B)
  r = f{k}(A{i}, B{j});
  printf ('%s %s %s: %s %s\n', func2str (f{k}), mat2str (A{i}), mat2str (B{j}), mat2str (r), mat2str (1 ./ r(r == 0)));
end, end, end
for i = 1:numel (A)
  r = unique (A{i});
  printf ('%s %s %s\n', mat2str (size (r)), mat2str (r), mat2str (1 ./ r(r == 0)));
  for j = 1:numel (B), printf ('%s ', mat2str (ismember (A{i}, B{j}))); end
  printf ('\n');
end
for k = 1:20
  x = mod ((1:mod (k * 7, 60)) * k, 23) - 5;
  y = mod ((1:mod (k * 5, 55)) * 3, 19) - 4;
  for i = 1:4, printf ('%d,', f{i}(x, y), f{i}(x', y)); printf (' '); end
  printf ('%d', unique (x), ismember (x, y), ismember (x', [1 NaN y])); printf ('\n');
end
for n = [49 100 300]
  x = mod ((1:n) * 37, 101) / 4 - 7;  y = mod ((1:n + 9) * 53, 97) / 4 - 5;  z = x;  z(7:11:end) = NaN;
  for i = 1:4, r = f{i}(x, y); printf ('%d %g %g %g|', numel (r), sum (r), r(1), r(end)); end
  for i = 1:4, r = f{i}(z', y); printf ('%d %g %g %g|', numel (r), sum (r(r == r)), r(1), r(end)); end
  r = unique (z); printf ('%d %g %d %g', numel (r), sum (r(r == r)), sum (isnan (r)), 1 / unique ([x -0 x 0 x])(29));
  r = unique ([x -0 0 -0]); printf (' %g %s\n', 1 / r(r == 0), mat2str (size (unique (z'))));
end
