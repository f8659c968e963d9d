1;
function r = total(sec)
  % properties of parts from the fields of an array of structs
  A = [sec.b] .* [sec.h];
  yc = sum(A .* [sec.y]) / sum(A);
  r = sum([sec.b] .* [sec.h].^3 / 12 + A .* ([sec.y] - yc).^2);
end
function r = wide(c)
  r = [c{:}] * 2;
end
sec = struct('b', {3, 5, 2}, 'h', {1, 4, 2}, 'y', {0.5, 3, 6});
printf('%.6f\n', total(sec));
sec(5).b = 7;
disp([sec.b]); disp(size([sec.h])); disp(numel([sec(2:3).y]));
try, disp([sec.b] .* [sec.h]), catch e, disp(e.message), end
disp(wide({1, 2, 3})); disp(wide({[1; 2], [3; 4]})); disp(size(wide({})));
c = cell(1, 3);
for k = 1:3, c{k} = k * [1 1]; end
disp([c{:}]); disp([c{2:3}]); disp([c{[]}]); disp(vertcat(c{:}) + 1);
disp([0 c{[true false true]} 9]);
x = [c{:}; 1:6]; disp(x);
t = {'ab', 'cde', ''};
disp([t{:}]); disp(size([t{3}])); disp(class([t{:}])); disp(class([t{4:end}]));
n = struct('v', {});
disp(size([n.v])); disp(class([n.v])); disp(sum([n.v]));
for k = 1:3, n(k).v = int8(k); end
disp([n.v]); disp(class([n.v])); disp([n.v] + [n.v]);
m = {true, false}; disp(class([m{:}])); disp(any([m{:}]));
m(:) = []; disp(class([m{:}]));
z = {1 + 2i, 3}; w = [z{:}]; disp(w .* w); disp(isreal([z{2}]));
k = 0; while k < 2, k = k + 1; n(end + 1).v = int8(9); disp(numel([n.v])); end
