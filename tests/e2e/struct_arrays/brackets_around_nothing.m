% Brackets around struct arrays without elements lose the fields; functions keep them.
1;
function r = twice(r), r = [r, r]; end
function show(f)
  try, f(); catch e, disp(e.message); end
end
function one(), r = struct('v', {}, 'w', {}); x = [r], fieldnames(x), y = {r.v}, z = {x.v}, end
function loops()
  r = struct('v', {});
  for k = 1:3
    r = [r, r]; size(r)
    r(end+1).v = k;
  end
  r
end
function found()
  r = struct('v', {1, 2}, 'w', {3, 4});
  r(1:2) = [];
  disp(isfield(r, 'v')), r = twice(r); disp(isfield(r, 'v')), size(r)
  r(2).v
end
function fits(), r = struct('v', {}); t = struct('q', {}); x = [r, t], x = [r; t(1:0)], x = [r, struct('v', 5)], end
function refused(), x = [struct('v', {}), struct('q', 5)], end
function functions(), r = struct('v', {}); x = horzcat(r, r), x = vertcat(r, r), x = cat(1, r, r), x = [r, []], end
function matrices(), r = reshape(struct('v', {}), 0, 2); x = [r, r], x = [r; r], x = [r(:, 1), r; r, r(:, 2)], end
function kept(), r = struct('v', {1, 2}); x = [r(1:0), r, r(1:0)]; x(2), x = [r(1:0); r]; size(x), end
show(@one), show(@loops), show(@found), show(@fits), show(@refused), show(@functions), show(@matrices), show(@kept)
r=struct('v',{}); x=[r,r]; s = struct('v', 1);
try, y=[x, s], catch e, disp(e.message), end
try, y=[x; s], catch e, disp(e.message), end
try, y=[s; x], catch e, disp(e.message), end
try, y=[r; s], catch e, disp(e.message), end
try, y=[r, r; s], catch e, disp(e.message), end
try, y=[s; r, r], catch e, disp(e.message), end
r1 = r(1:0);
disp(7)
try, y=[r1; s], catch e, disp(e.message), end
try, y=[r1, r1; s], catch e, disp(e.message), end
try, y=[r1, r1; s, s], catch e, disp(e.message), end
try, y=[r1; s, s], catch e, disp(e.message), end
try, y=[s; r1], catch e, disp(e.message), end
r2 = reshape(r, 0, 1);
disp(12)
try, y=[r2; s], catch e, disp(e.message), end
try, y=[r2, s], catch e, disp(e.message), end
try, y=[s, r2], catch e, disp(e.message), end
try, y=[s, r1], catch e, disp(e.message), end
try, y=[r2, s; s], catch e, disp(e.message), end
try, y=[x; [s s]], catch e, disp(e.message), end
r3 = repmat(s, 0, 2);
disp(18)
try, y=[r3; s], catch e, disp(e.message), end
try, y=[r3; s, s], catch e, disp(e.message), end
try, y=[r3, s], catch e, disp(e.message), end
try, x(1).v = 5, catch e, disp(e.message), end
try, x(end+1) = s, catch e, disp(e.message), end
