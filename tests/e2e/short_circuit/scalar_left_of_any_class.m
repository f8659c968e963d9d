% A single value on the left of | and & in conditions, of every class
try, if NaN & int8(1), disp('t'), end, catch e, disp(e.message), end
try, if int8(1) & NaN, disp('t'), end, catch e, disp(e.message), end
try, if struct() & true, disp('t'), end, catch e, disp(e.message), end
try, if true & struct(), disp('t'), end, catch e, disp(e.message), end
try, if {1} | true, disp('t'), end, catch e, disp(e.message), end
try, if true | {1}, disp('t'), end, catch e, disp(e.message), end
try, if false | {1}, disp('t'), end, catch e, disp(e.message), end
try, if @sin | true, disp('t'), end, catch e, disp(e.message), end
try, x = NaN & int8(1), catch e, disp(e.message), end
try, x = int8(1) & NaN, catch e, disp(e.message), end
try, x = struct() & true, catch e, disp(e.message), end
try, x = {1} | true, catch e, disp(e.message), end
try, x = NaN | 1, catch e, disp(e.message), end
try, x = [NaN 1] | 1, catch e, disp(e.message), end
try, x = [NaN 1] & [1 1], catch e, disp(e.message), end
try, x = single(NaN) & 1, catch e, disp(e.message), end
try, x = xor(NaN,true), catch e, disp(e.message), end
try, x = ~[NaN 1], catch e, disp(e.message), end
try, if [NaN 1], disp t, end, catch e, disp(e.message), end
try, if single(NaN), disp t, end, catch e, disp(e.message), end
try, x = not(struct()), catch e, disp(e.message), end
try, while NaN | 0, break, end, catch e, disp(e.message), end
try, if 1i & 1, disp t, end, catch e, disp(e.message), end
try, if (1:3) & [1 1 0], disp t, else disp f, end, catch e, disp(e.message), end
try, if 'a' & 1, disp t, end, catch e, disp(e.message), end
try, if [] & 1, disp t, else disp f, end, catch e, disp(e.message), end
try, if [] | 1, disp t, else disp f, end, catch e, disp(e.message), end
try, if {} | 1, disp t, else disp f, end, catch e, disp(e.message), end
try, if struct('a',{}) | 1, disp t, else disp f, end, catch e, disp(e.message), end
try, if true || {1}, disp t, end, catch e, disp(e.message), end
try, if false || {1}, disp t, end, catch e, disp(e.message), end
try, if {1} || true, disp t, end, catch e, disp(e.message), end
try, if struct() && true, disp t, end, catch e, disp(e.message), end
try, if @sin && true, disp t, end, catch e, disp(e.message), end
try, x = containers.Map() && true, catch e, disp(e.message), end
try, x = !containers.Map(), catch e, disp(e.message), end
try, if containers.Map(), end, catch e, disp(e.message), end
try, x = containers.Map() & 1, catch e, disp(e.message), end
try, if struct() & true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & struct(), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if struct(), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if struct() && true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if @sin, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if @sin & true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if @sin | true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & @sin, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if {1} & true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if {1,2} & true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & {1,2}, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & [], disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if false | [], disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & 'abc', disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & NaN, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if false | NaN, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & [1 NaN], disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & ones(2,2,2), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & struct('a',{1,2}), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if struct('a',{1,2}) & true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & containers.Map(), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if containers.Map() & true, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if containers.Map(), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true && containers.Map(), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if 1 & int8([1 0]), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if 5 & 1:3, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if 1 & nosuchz, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if 0 & nosuchz, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if 1 & 1i, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if 1 & (1 | nosuchz), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if !(1 | nosuchz), disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if (0 & nosuchz) == 0, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if single(0) & nosuchz, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if '' & nosuchz, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if 1:0 & 1, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if zeros(1,1,0) & 1, disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if [0 0] & [1 2 3], disp('t'), else, disp('f'), end, catch e, disp(e.message), end
try, if true & ':', disp('t'), else, disp('f'), end, catch e, disp(e.message), end
