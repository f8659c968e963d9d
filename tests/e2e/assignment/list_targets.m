% How many values a list on the left takes, and which lists can't be assigned to.
1;
function [a, b] = pair()
  a = nargout; b = -1;
end
function varargout = passed()
  varargout = cell(1, nargout);
  [varargout{:}] = pair();
end
function report(f)
  try
    f();
  catch err
    disp(err.message)
  end
end
function fill_colon(c, value), c{:} = value; disp(c), end
function fill_row(c, value), c{1, :} = value; disp(c), end
function field_colon(s, value), s(:).a = value; disp(s), end
function field_deep(s, value), s(:).a(2) = value; disp(s), end
function fresh_field(value), s.list{:} = value; disp(s), end
function fresh(value), c{:} = value; disp(c), end
function constant(c), [c{:}] = 4; disp(size(c)), disp(c), end
function several(c), [c{:}, d] = deal(7); disp(size(c)), disp(d), end

passed();
disp(ans)
[p, q] = passed();
disp([p q])
c = {};
[c{:}] = pair();
disp(c)
c = cell(2, 0);
[c{1, :}] = size(1);
disp(size(c))
[d{1}] = 4;
disp(d)
s = struct('a', {});
[s.a] = 3;
disp(size(s))
x.list = {1, 2};
[x.list{:}] = deal(0);
disp(x.list)

report(@() fill_colon({}, 4))
report(@() fill_colon({1}, 4))
report(@() fill_colon({1, 2}, 4))
report(@() fill_colon([], 4))
report(@() fill_row({}, 4))
report(@() field_colon(struct('a', {}), 3))
report(@() field_colon(struct('a', {1, 2}), 3))
report(@() field_colon([], 3))
report(@() field_deep(struct('a', {}), 3))
report(@() fresh_field(3))
report(@() fresh(3))
report(@() constant({}))
report(@() constant({1}))
report(@() constant({1, 2}))
report(@() several({}))
