% typical result collecting
r = [];
for k = 1:5
    r = [r k^2];
end
r
q = [];
for k = 1:4, q(end+1) = 2*k; end
q
M = [];
for k = 1:3
    M = [M; k, k^2, k^3];
end
M
names = {};
for k = 1:3
    names{end+1} = sprintf('item%d', k);
end
names
s = '';
for ch = 'abc'
    s = [s ch '-'];
end
s
T = zeros(2,0);
for k=1:3, T(:,end+1) = [k;-k]; end
T
st = [];
for k=1:2, st(k).v = k; end
size(st), st(2).v
z(5) = 1
n(2,2,2) = 1
