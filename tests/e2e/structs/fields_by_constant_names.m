1;
function r = g(o)
  k = fieldnames(o);
  m = find(strcmpi('TolX', k));
  if isempty(m), m = find(strncmpi('TolX', k, 4)); end
  if ~isempty(m), r = 'x'; else, r = 3; end
end
o = struct();
r = g(o)
s = struct('a', 3);
n = 'a';
q = s.(n) + 1
printf('%d ', size(find(zeros(0, 1)))), printf('%d ', size(find(zeros(0, 3)))), printf('%d ', size(find([])))
c = {'ab', 'AB', 'cd'}; strcmpi('ab', c), strcmp(c', 'cd'), strncmpi('a', c, 1), strcmp({}, 'x'), strcmp('', {'', 'a'})
x = fzero(@(t) t^2 - 2, [0 2]); printf('%.6f\n', x);
m = 'b'; try, s.(m), catch e, disp(e.message), end
