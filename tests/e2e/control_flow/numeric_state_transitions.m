T = [1 2; 3 1; 3 3]; s = 1; path = s;
for b = [0 1 0 1 1], s = T(s, b + 1); path(end + 1) = s; if s == 3, disp('accepting'), end, end
path
acc = @(w) run_dfa(T, w);
function ok = run_dfa(T, w), s = 1; for c = w, s = T(s, (c == 'b') + 1); end, ok = s == 3; end
acc('ba'), acc('aab'), acc('bb'), acc('')
