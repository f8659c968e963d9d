function f = get_op(name)
switch name
  case 'double'
    f = @double_it;
  case 'negate'
    f = @(x) -helper(x);
  otherwise
    error('ops:none', 'no operation named %s', name);
end
end
function y = double_it(x), y = 2 * x; end
function y = helper(x), y = x; end
