1;
function r = join(c)
  r = [c; 4 5];
end
function r = joinh(c)
  r = [c, 7];
end
function r = rows(c, d)
  r = [c; d];
end
function r = mix(c)
  x = [c; 'ab'];
  r = x;
end
function r = three(c)
  r = [c, c; 4 5];
end
try, join({1, 2}), catch e, disp(e.message), end
try, join([1 2]), catch e, disp(e.message), end
try, joinh({1, 2}), catch e, disp(e.message), end
try, rows({1, 2}, {3, 4}), catch e, disp(e.message), end
try, rows({1, 2}, [3 4]), catch e, disp(e.message), end
try, rows({1}, [3 4]), catch e, disp(e.message), end
try, rows([3 4], {1}), catch e, disp(e.message), end
try, rows({1; 2}, []), catch e, disp(e.message), end
try, rows([], {1; 2}), catch e, disp(e.message), end
try, mix({1}), catch e, disp(e.message), end
try, mix({1, 2}), catch e, disp(e.message), end
try, three({1}), catch e, disp(e.message), end
try, join({}), catch e, disp(e.message), end
try, join({1}), catch e, disp(e.message), end
try, rows(struct('a', 1), {2}), catch e, disp(e.message), end
try, rows({2}, struct('a', 1)), catch e, disp(e.message), end
try, rows({2}, @sin), catch e, disp(e.message), end
