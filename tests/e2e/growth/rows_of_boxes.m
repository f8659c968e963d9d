% rows are added to cells and struct arrays of several columns, alone and where another variable shares them
1;
c = {};
for k = 1:60
  c(end+1,:) = {k, sprintf('n%d', k), [k k]};
end
printf("%d %d %s %d\n", size(c), c{60,2}, sum([c{:,3}]));
d = c(1:2,:);
e = d;
d{4,3} = 'x'; d{2,4} = 7;
disp(size(d)); disp(d); disp(size(e)); disp(e);
d(6,:) = {1}; d(3:5,:) = []; disp(d);
s = struct('a', {1 2; 3 4});
t = s;
s(4,2).a = 'end'; s(3,1).a = [1 2 3];
disp(size(s)); for k = 1:numel(s), disp(s(k).a); end
disp(size(t)); disp(size(s(4,1).a));
s(5,3).b = 2; disp(size(s)); disp(s(5,3)); disp(s(2,1));
q = num2cell(zeros(2, 0)); q(4,2) = {5}; disp(q);
m = 'ab'; v = {m, 1; 2, m}; v{3,1} = v; v{4,2} = v; disp(v{4,2}{3,1}); disp(size(v{4,2}));
w = cell(0, 3); for k = 1:5, w = [w; {k, k*2, 'z'}]; end, disp(w);
function c = filled(c, n)
  for k = 1:n, c{end+1,1} = k; c{end,2} = -k; end
end
x = {0, 0}; y = filled(x, 3); disp(x); disp(y);
z = {}; z{3,2} = 1; z{2,3} = 2; z{5,5} = 3; disp(z);
n = {}; for k = 1:4, n{k}(k,:) = [k k]; n{1}(end+1,:) = [9 k]; end, disp(n);
u = {int8([1 2; 3 4]), 'ab', [true false], {1 2}, single([1 2]), [1i 2]};
for k = 1:numel(u), u{k}(3,:) = u{k}(1,:); disp(u{k}); end
printf("%g ", std([1 2; 3 5]), var([1 2; 3 5], 0, 2), std(magic(4)), var(reshape(1:8, 2, 2, 2), 1, [1 2])); printf("\n");
printf("%g ", std(1:5), std(single([1 2 4])), var([1i 2]), var([1 2 4], [1 1 2]), std(reshape(1:8, 2, 2, 2), 0, 3), std(eye(3)), var([])); printf("\n");
