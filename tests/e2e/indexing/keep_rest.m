1;
% What is left of a queue: x = x(k:end) in the place of x, of all kinds of arrays.
function t = drain(q)
  t = 0;
  while ~isempty(q)
    t = t * 3 + q(1);
    q = q(2:end);
  end
  disp(size(q))
end
function drain_rows(A)
  while size(A, 1) > 1
    A = A(2:end, :);
    disp(A)
  end
  A = A(:, 2:3)
end
function drain_cells(c)
  while numel(c) > 0
    disp(c{1})
    c = c(2:end);
    disp(size(c))
  end
end
disp(drain(1:6)); disp(drain((1:4)')); disp(drain(zeros(0, 0))); disp(drain(uint8([9 8 7])));
drain_rows(reshape(1:15, 5, 3));
drain_cells({1, 'two', [3 3], {4}}); drain_cells({1; 'two'; [3 3]});
% another name for the same array keeps all of it
a = 1:8; b = a; a = a(3:end); disp(a); disp(b);
c = {1, 'x', [1 2], 'y'}; d = c; c = c(2:3), d
f = c; c = c(2:end); disp(size(c)); disp(size(f));
% runs in the middle, runs of nothing, and steps that are not 1
x = (1:10)'; x = x(2:7); disp(x'); x = x(2:end-1); disp(x'); x = x(3:2); disp(size(x));
x = 1:10; x = x(1:2:end); disp(x); x = x(end:-1:2); disp(x);
% a matrix by one subscript, columns of a matrix, pages
m = magic(4); m = m(3:end); disp(m); m = magic(4); m = m(:, 3:end); disp(m); m = m(2:3, 2:end), m = m(:)'
n = reshape(1:24, 2, 3, 4); n = n(:, 2:end, 3:end), n = n(2, :, :)
% texts, structs, complex numbers, logicals
s = 'hello world'; s = s(7:end), s = s(1:2)
w = "double quoted"; k = 0;
while numel(w) > 1, w = w(2:end); k = k + double(w(1)); end
disp(k)
p = struct('v', {1, 'b', {3}, 4}); q = p; p = p(2:3); disp(size(p)); disp(p(1).v); disp(size(q)); disp(q(4).v);
z = [1+2i, 3, 4i, 5]; z = z(2:3), z = z(1:1)
l = [true false true]; l = l(2:end), i = int16([5 6 7 8]); i = i(2:end)
% one that fails leaves the array as it was
r = 1:5; g = {1, 2, 3};
try, r = r(3:9); catch e, disp(e.message); end
try, g = g(2:7); catch e, disp(e.message); end
try, g = g(0:2); catch e, disp(e.message); end
disp(r); disp(size(g));
g = g([1 2 3]); g = g([2 3 1]); disp(g); g = g([1; 2]), g = g(1:2)'
% texts put together in a loop, with blanks at the ends of the pieces
t = '';
for k = 1:20, t = strcat(t, 'ab ', sprintf('%d', k)); end
t, strcat('a ', ' b ', ''), strcat('', ''), size(strcat('')), size(strcat('  ')), strcat("x\n", 'y'), strcat(['a ';'bb'], 'c')
size(strcat(zeros(0, 3), '')), size(strcat(char(zeros(0, 3)), char(zeros(2, 0))))
% structs of many fields: found, added, taken away, and copies that keep theirs
u = struct(); 
for k = 1:60, u.(sprintf('f%d', k)) = k; end
v = u; v = rmfield(v, 'f7'); v.g = 1; v = rmfield(v, {'f1', 'f60'}); u.h = 2; v.f7 = 70;
disp([numel(fieldnames(u)), numel(fieldnames(v)), u.f7, v.f7, u.f60, v.f59, isfield(v, 'f60'), isfield(u, 'g'), isfield(u, 'h')])
for k = 61:300, v.(sprintf('f%d', k)) = k; end
disp(sum(structfun(@(x) x, v))); disp(sum(isfield(v, {'f3', 'f299', 'f1', 'nope'}))); y = orderfields(v); disp(y.f299)
try, v.f1, catch e, disp(e.message); end
