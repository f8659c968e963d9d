function rows_between_loops
m = []; for k = 1:3, m = [m; k 2]; end, disp(m), n = m; for k = 1:2, m = [m; k 3]; end, disp(n), disp(m), p = m'; while size(m, 1) < 9, m = [m; 7 8]; if size(m, 1) == 7, break; end, end, disp(m), disp(p), if size(m, 1) > 3, q = m(2, :); disp(q), end, disp(sum(m))
end
