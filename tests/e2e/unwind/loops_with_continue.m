out = {};
for k = 1:5
  unwind_protect
    if k == 2, continue, end
    if k == 4, break, end
    out{end + 1} = sprintf('body%d', k);
  unwind_protect_cleanup
    out{end + 1} = sprintf('clean%d', k);
  end_unwind_protect
end
out, k
n = 0; while true, unwind_protect, n++; if n > 3, break, end, unwind_protect_cleanup, n += 10; end_unwind_protect, end, n
