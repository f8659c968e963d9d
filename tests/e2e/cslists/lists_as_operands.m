s = struct('a', {1, 2, 3}); c = {1, 2, 3}; e = {}; t = struct('a', {});
1;
function show(f), try, f(); catch e, disp(e.message), end, end
try, s.a + 1, catch q, disp(q.message), end
try, 1 + s.a, catch q, disp(q.message), end
try, [1 2] + c{:}, catch q, disp(q.message), end
try, c{:} * int8(2), catch q, disp(q.message), end
try, c{:} == 'a', catch q, disp(q.message), end
try, -c{:}, catch q, disp(q.message), end
try, c{:}', catch q, disp(q.message), end
try, !c{:}, catch q, disp(q.message), end
try, e{:} + 1, catch q, disp(q.message), end
try, 1 + e{:}, catch q, disp(q.message), end
try, -e{:}, catch q, disp(q.message), end
try, t.a + 1, catch q, disp(q.message), end
try, if c{:}, disp('y'), end, catch q, disp(q.message), end
try, if e{:}, disp('y'), else, disp('n'), end, catch q, disp(q.message), end
try, while c{:}, disp('w'), break, end, catch q, disp(q.message), end
try, x = c{:}, catch q, disp(q.message), end
try, x = e{:}, catch q, disp(q.message), end
try, x = s.a, catch q, disp(q.message), end
try, x = t.a, catch q, disp(q.message), end
try, c{:} && true, catch q, disp(q.message), end
try, true && c{:}, catch q, disp(q.message), end
try, switch c{:}, case 1, disp('1'), end, catch q, disp(q.message), end
try, s.a(2), catch q, disp(q.message), end
try, s.a.b, catch q, disp(q.message), end
try, c{:}(1), catch q, disp(q.message), end
try, c{:}.x, catch q, disp(q.message), end
try, c{:}{1}, catch q, disp(q.message), end
try, e{:}(1), catch q, disp(q.message), end
try, c{:}:5, catch q, disp(q.message), end
try, 1:c{:}, catch q, disp(q.message), end
try, (c{:}) + 1, catch q, disp(q.message), end
try, s(2:3).a, catch q, disp(q.message), end
try, s(1:2).a + 'x', catch q, disp(q.message), end
try, c{1:2} + true, catch q, disp(q.message), end
try, c{:} + {1}, catch q, disp(q.message), end
try, s(1).a + s.a, catch q, disp(q.message), end
try, x.(c{:}) = 1, catch q, disp(q.message), end
try, y = c{[]}, catch q, disp(q.message), end
try, c{:}.^2, catch q, disp(q.message), end
try, z = [c{:}] + 1, catch q, disp(q.message), end
try, [p, r] = 5, catch q, disp(q.message), end
try, [p, r] = c, catch q, disp(q.message), end
try, [p, r] = [1 2], catch q, disp(q.message), end
try, [p, r] = c{1}, catch q, disp(q.message), end
try, [p, r] = c{:}, catch q, disp(q.message), end
try, [p, r] = p + 1, catch q, disp(q.message), end
try, [p, r] = 'ab', catch q, disp(q.message), end
try, [p, r] = (1), catch q, disp(q.message), end
try, [p, r] = s.a, catch q, disp(q.message), end
try, [p, r] = s(1).a, catch q, disp(q.message), end
try, [p, r] = {1, 2}, catch q, disp(q.message), end
try, [p, r] = p, catch q, disp(q.message), end
try, [p, r] = @sin, catch q, disp(q.message), end
try, [p, r] = 1:2, catch q, disp(q.message), end
try, [p, r] = p', catch q, disp(q.message), end
try, [p, r] = !p, catch q, disp(q.message), end
try, [p, r] = true && false, catch q, disp(q.message), end
