% Who is named in complaints of validators: names, places, and wrong calls of the methods of inputParser.
try, validateattributes(1, {'char'}, {}, 2), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'>', 3}, 2), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'>', 3}, 'fn', 2), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'>', 3}, 'fn', 'v', 2), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'>', 3}, '', 'v', 2), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'>', 3}, 'fn', '', 2), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'>', 3}, 1.5), catch e, disp(e.message), end
try, validateattributes(1, {'numeric'}, {'>', 3}, -1), catch e, disp(e.message), end
try, validatestring('x', {'a'}, 3), catch e, disp(e.message), end
try, validatestring('x', {'a'}, 'f', 3), catch e, disp(e.message), end
try, validatestring('x', {'a'}, 'f', 'v', 3), catch e, disp(e.message), end
try, validatestring('x', {'a'}, 'f', 'v', 'w'), catch e, disp(e.message), end
try, validatestring('x', {'a'}, 1.5), catch e, disp(e.message), end
try, validatestring('x', {'a'}, -1), catch e, disp(e.message), end
try, validatestring('x', {'a'}, {}), catch e, disp(e.message), end
try, validatestring('x', {'a'}, 'f', {}), catch e, disp(e.message), end
try, validatestring('x', {}), catch e, disp(e.message), end
try, validateattributes(sparse(1), {'numeric'}, {'nonsparse'}), catch e, disp(e.message), end
try, validateattributes(sparse([1 2]), {'numeric'}, {'nonsparse'}), catch e, disp(e.message), end
q = inputParser;
try, q.addRequired(), catch e, disp(e.message), end
try, q.addOptional('a'), catch e, disp(e.message), end
try, q.addSwitch(), catch e, disp(e.message), end
try, q.addParamValue('a'), catch e, disp(e.message), end
try, q.addRequired('a', 1, 2), catch e, disp(e.message), end
try, q.addSwitch('a', 1), catch e, disp(e.message), end
