1;
function dy = fpol (t, y), dy = [y(2); (1 - y(1)^2) * y(2) - y(1)]; end
function [v, term, dir] = fevn_stop (t, y, varargin), v = fpol (t, y)(2); term = 1; dir = 0; end
function [v, term, dir] = fevn (t, y, varargin), v = fpol (t, y)(2); term = 0; dir = 0; end
sol = ode45 (@fpol, [0 10], [2 0], odeset ("Events", @fevn, "Stats", "on"));
fieldnames (sol)'
size (sol.xe), size (sol.ye), size (sol.ie), sol.ie, sol.xe, sol.ye, sol.stats
sol = ode23 (@fpol, [0 2], [2 0], odeset ("Stats", "on")); sol.stats
[t, y] = ode23 (@fpol, [0 20], [2 0], odeset ("Stats", "on")); size (t)
[t, y] = ode45 (@fpol, [0 20], [2 0], odeset ("Stats", "on", "RelTol", 1e-6)); size (t)
sol = ode45 (@(t, y) -1000 * y, [0 0.1], 1, odeset ("Stats", "on")); sol.stats
opt = odeset ("Stats", "on");
sol = ode45 (@fpol, [0 2], [2 0], opt)
sol.stats
[t, y] = ode45 (@fpol, [0 2], [2 0], opt); size (t)
opt = odeset ("Events", @fevn, "NormControl", "on");
sol = ode45 (@fpol, [0 10], [2 0], odeset ("Events", @fevn_stop, "NormControl", "on"))
sol = ode23 (@fpol, [0 2], [2 0], odeset ("Stats", "on"));
