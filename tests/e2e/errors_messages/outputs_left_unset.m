% Outputs that a function leaves unset, where it is called through handles, by name and by cellfun.
1;
function [a, b] = second()
  b = 1;
end
function [a, b] = first()
  a = 1;
end
function varargout = none()
end
function said(f)
  try
    f();
  catch e
    printf('%s {%s}\n', e.message, e.identifier);
  end
end
f = @second;
try, [~, b] = f(), catch e, disp(e.message), end
try, [~, b] = feval('second'), catch e, disp(e.message), end
try, x = f(), catch e, disp(e.message), disp(e.identifier), end
try, x = feval('second'), catch e, disp(e.message), end
try, [p, q] = feval(@first); disp(p), catch e, disp(e.message), end
try, x = cellfun(@(x) second(), {1, 2}), catch e, disp(e.message), end
try, [x, y] = cellfun(@(x) first(), {1, 2}), catch e, disp(e.message), end
try, x = none(), catch e, disp(e.message), end
g = @() second();
try, g(), catch e, disp(e.message), end
try, x = g(), catch e, disp(e.message), end
try, disp(g()), catch e, disp(e.message), end
try, 1 + g(), catch e, disp(e.message), end
s = '[a, b] = first();';
try, eval(s), catch e, disp(e.message), end
try, [second(), 3], catch e, disp(e.message), end
try, {second(), 3}, catch e, disp(e.message), end
try, [q, w] = deal(second()), catch e, disp(e.message), end
said(@() disp(second()));
said(@() numel(g()));
n = @none;
try, x = n() + 1, catch e, disp(e.message), end
try, x = n(), catch e, disp(e.message), end
% Arguments of cellfun that are no cells.
try, cellfun(@(x) x, {1}, 3), catch e, disp(e.message), end
try, cellfun(@(x) x, {1}, 'UniformOutput'), catch e, disp(e.message), end
try, cellfun(@(x) x, 3), catch e, disp(e.message), end
