% Errors of subscripts of targets in brackets, and of x++, name no variable.
1;
function show(e), printf('%s\n', e.message); end
function t1(x), try, [x(0)] = 7; catch e, show(e); end, end
function t2(x), try, [x(0), y] = deal(7,8); catch e, show(e); end, end
function t3(x), try, [y, x(1.5)] = deal(7,8); catch e, show(e); end, end
function t4(x), try, [y, x(2,0)] = deal(7,8); catch e, show(e); end, end
function t5(c), try, [y, c{0}] = deal(7,8); catch e, show(e); end, end
function t6(s), try, [y, s.a(0)] = deal(7,8); catch e, show(e); end, end
function t7(s), try, [y, s(0).a] = deal(7,8); catch e, show(e); end, end
function t8(x,i), try, [y, x(i)] = max([1 2 3]); catch e, show(e); end, end
function t9(x,i), try, [x(i), y] = max([1 2 3]); catch e, show(e); end, end
function u1(x), try, x(0)++; catch e, show(e); end, end
function u2(x), try, x(5)++; catch e, show(e); end, end
function u3(x), try, x{3}++; catch e, show(e); end, end
function u4(x), try, x(2).a++; catch e, show(e); end, end
function u5(), try, x(2)++; catch e, show(e); end, end
function u6(), try, x{2}--; catch e, show(e); end, end
function u7(), try, x.a++; catch e, show(e); end, end
function u8(), try, x++; catch e, show(e); end, end
function u9(), try, ++x; catch e, show(e); end, end
function v1(), try, x(2) += 1; catch e, show(e); end, end
function v2(), try, x += 1; catch e, show(e); end, end
t1([1 2 3]); t2([1 2 3]); t3([1 2 3]); t4([1 2 3]); t5({1}); t6(struct('a',1)); t7(struct('a',1));
t8([1 2 3], 0); t9([1 2 3], -1); t8([1 2 3], 2.5); t9(int8([1 2 3]), 0);
u1([1 2 3]); u2([1 2 3]); u3({1}); u4(struct('a',1)); u5(); u6(); u7(); u8(); u9(); v1(); v2();
function w1(x), try, [x(0)] = []; catch e, show(e); end, end
function w2(x), try, [x(9)] = []; catch e, show(e); end, end
function w3(x), try, x(9) = []; catch e, show(e); end, end
function w4(x), try, x(2) += 1; disp(x), x(2)++; disp(x), [x(2), x(4)] = deal(7,8); disp(x), [x(3)] = 4; disp(x), catch e, show(e); end, end
w1(1:3); w2(1:3); w3(1:3); w4(1:3);
