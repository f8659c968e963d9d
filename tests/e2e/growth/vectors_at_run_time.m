% vectors whose extents only the run knows: appended to, shortened, emptied
1;
function q = filled (n)
  q = [];
  for i = 1:n
    q(end+1) = i * i;
  end
end
function v = without (v, k)
  v(k) = [];
end
function A = less (A, k, rows)
  if (rows)
    A(k,:) = [];
  else
    A(:,k) = [];
  end
end
for n = 0:3
  q = filled (n)
end
q = filled (5);
q(8) = -1
q(end) = [];
q(1) = [];
q(3) = []
while (! isempty (q))
  q(end) = [];
end
q
c = (1:3)';
c(5) = 7
c(2) = []
c(end+1) = 9
z = zeros (1, 0);
z(end+1) = 4
z(1) = []
m = [1 2; 3 4];
try, m(7) = 1; catch err, disp (err.message), end
try, m(2) = []; catch err, disp (err.message), end
m
without (5, 1)
without ([1 2 3], 2)
without ([1; 2; 3], 3)
try, without ([1 2 3], 4), catch err, disp (err.message), end
try, without ([1 2 3], 0), catch err, disp (err.message), end
try, without ([1 2 3], 1.5), catch err, disp (err.message), end
less (magic (3), 2, true)
less (magic (3), 1, false)
less ([1 2 3], 1, true)
try, less (magic (3), 4, true), catch err, disp (err.message), end
t = 'abcdef';
t(end) = [];
t(1) = []
t(end+1) = 'z'
b = [true false true];
b(2) = []
b(end+1) = true
s = {1, 'two', [3 4]};
s(2) = []
s(end) = []
s{end+1} = 'new'
st = struct ('a', {1, 2, 3});
st(2) = [];
[st.a]
x = 1:5;
y = x;
y(2) = [];
x, y
w = [];
for k = 1:6
  if (mod (k, 2))
    w(end+1) = k;
  else
    w(end) = [];
  end
  disp (size (w))
end
