global OPEN; OPEN = {};
function h = acquire(n), global OPEN; OPEN{end + 1} = n; h = n; printf('open %s\n', n); end
function release(n), global OPEN; OPEN(strcmp(OPEN, n)) = []; printf('close %s\n', n); end
function r = use(n, bad), h = acquire(n); unwind_protect, if bad, error('use:bad', 'cannot use %s', n); end, r = numel(n); unwind_protect_cleanup, release(h); end_unwind_protect, end
use('abc', false), try, use('de', true), catch e, disp(e.message), end, numel(OPEN)
function r = two(), a = acquire('A'); unwind_protect, b = acquire('B'); unwind_protect, r = [a b]; unwind_protect_cleanup, release(b); end_unwind_protect, unwind_protect_cleanup, release(a); end_unwind_protect, end
two()
