% cells of texts and numbers drained, shown or passed on afterwards
q = {};
q{end+1} = 'job1';
q{end+1} = 'job2';
while ~isempty(q)
  disp(q{1});
  q(1) = [];
end
q
r = {'ab'};
while numel(r) > 0
  printf('%s\n', r{end});
  r(end) = [];
end
s.r = r; s
t = {}; t{1} = [1 2]; t{2} = [3 4];
while ~isempty(t), x = t{1}; t(1) = []; disp(x); end
u = {t, 5}
v = {1, 2, 3};
for k = 1:2, v(end) = []; disp(v{1}); end
v
function out = drain(q)
  out = 0;
  while ~isempty(q), out = out + q{1}; q(1) = []; end
  class(q), size(q)
end
drain({1, 2, 3}), drain({4})
w = {'one', 'two'};
k = 0;
do
  k++;
  disp(w{k}(1));
until k == 2
w(1) = []
z = {};
for k = 1:3, z{end+1} = 'abc'; end
while numel(z) > 1, z(1) = []; z{1}, end
disp(z)
