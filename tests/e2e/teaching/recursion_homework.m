1;
function r = sum_to(n), if n == 0, r = 0; else r = n + sum_to(n - 1); end, end
function s = reverse_(s), if length(s) > 1, s = [reverse_(s(2:end)) s(1)]; end, end
function r = is_pal(s), r = length(s) < 2 || (s(1) == s(end) && is_pal(s(2:end-1))); end
function n = count_down(n), if n > 0, printf('%d ', n); count_down(n - 1); else, printf('go\n'); end, end
function m = maximum(v), if numel(v) == 1, m = v; else, r = maximum(v(2:end)); if v(1) > r, m = v(1); else, m = r; end, end, end
sum_to(10), reverse_('stressed'), is_pal('racecar'), is_pal('ab'), count_down(3); maximum([3 9 2 7])
function r = power_set_size(n), if n == 0, r = 1; else, r = 2 * power_set_size(n - 1); end, end
power_set_size(8)
function print_bin(n), if n > 1, print_bin(floor(n / 2)); end, printf('%d', mod(n, 2)); end
print_bin(10), printf('\n');
