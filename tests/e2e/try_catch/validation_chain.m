1;
function check(p)
  if ~isstruct(p), error('chk:type', 'expected a struct, got %s', class(p)); end
  if ~isfield(p, 'n'), error('chk:field', 'field n missing'); end
  if ~(isnumeric(p.n) && isscalar(p.n)), error('chk:n', 'n must be a number'); end
  if p.n < 0, error('chk:range', 'n = %g is negative', p.n); end
  printf('ok %g\n', p.n);
end
for c = {5, struct('m', 1), struct('n', 'x'), struct('n', -2), struct('n', 3)}
  try, check(c{1}); catch e, printf('%-9s %s\n', e.identifier, e.message); end
end
e_list = {}; for k = 1:3, try, error('n:%d', 'never'); catch q, e_list{end + 1} = q.message; end, end, e_list
try, try, check(1); catch inner, error('outer:wrap', '[%s] %s', inner.identifier, inner.message); end, catch o, disp(o.message), disp(o.identifier), end
r = 'unset'; try, r = 'set'; error('after'); catch, end, r, try, check(struct('n', 1)); r = 'done'; catch, r = 'failed'; end, r
