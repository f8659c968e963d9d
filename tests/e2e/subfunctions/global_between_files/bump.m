function bump(k)
global STATE
STATE.n = STATE.n + k;
log_line(k);
end
function log_line(k)
global STATE
printf('bumped by %d to %d\n', k, STATE.n);
end
