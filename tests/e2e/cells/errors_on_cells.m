c = {1, 2, 3};
try, c + 1, catch e, disp(e.message), end
try, c{4}, catch e, disp(e.message), disp(e.identifier), end
try, c{0}, catch e, disp(e.message), end
try, x = c{:}; disp(x), catch e, disp(e.message), end
try, c{1.5}, catch e, disp(e.message), end
try, [c{:}] = deal(9); disp(c), catch e, disp(e.message), end
try, if c, disp('y'), end, catch e, disp(e.message), end
try, cell2mat({1, 'a'}), catch e, disp(e.message), disp(e.identifier), end
try, ~c, catch e, disp(e.message), end
try, c == c, catch e, disp(e.message), end
try, q = [c{:}; c{:}], catch e, disp(e.message), end
try, c{:}.x, catch e, disp(e.message), end
try, sum(c), catch e, disp(e.message), end
try, c' * 2, catch e, disp(e.message), end
try, -c, catch e, disp(e.message), end
try, abs(c), catch e, disp(e.message), end
