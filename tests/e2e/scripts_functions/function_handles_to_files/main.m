% handles to functions in files and to subfunctions in them
f = get_op('double');
f(21)
g = get_op('negate');
g(5)
try
  get_op('other');
catch e
  disp(e.message)
end
ops = cellfun(@get_op, {'double', 'negate'}, 'UniformOutput', false);
ops{2}(ops{1}(3))
func2str(@get_op)
disp(exist('get_op'))
