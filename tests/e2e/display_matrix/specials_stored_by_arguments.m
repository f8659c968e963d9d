% A range or diagonal matrix that a function was given is displayed as one wherever it is kept.
1;
function r = by_struct (q), r = struct ('q', q); end
function r = by_setfield (q), r = setfield (struct (), 'q', q); end
function r = by_cells (q), r = cell2struct ({q}, {'q'}, 1); end
function r = by_list (q), [r.q] = deal (q); end
function r = by_lists (q), r = cell (1, 2); [r{:}] = deal (q); end
function r = by_map (q), r = containers.Map (); r('a') = q; r = r('a'); end
function r = by_new_map (q), r = containers.Map ('a', q, 'UniformValues', false); r = r('a'); end
function r = by_element (q), r(3).a = q; r = r(3); end
function r = by_path (q), r.a.b{2} = q; end
function r = by_merge (q), r = merge (true, q, 1); end
function r = by_global (q), global kept; kept = q; r = 1; end
function r = by_persistent (q), persistent p; if (isempty (p)), p = q; end, r = {p}; end
function r = by_join (q), r = [struct('q', q), struct('q', 1)]; r = r(1); end
function fdisplayed (q), fdisp (stdout, q); end
function r = computed (q), r = struct ('q', q + 1, 'n', sum (q(:))); end
global kept
d = 0.01 * eye (2);
a = by_struct (d), b = by_setfield (d), c = by_cells (d), e = by_list (d), f = by_lists (d)
g = by_map (d), h = by_new_map (d), k = by_element (d), l = by_path (d), m = by_merge (d)
n = by_global (d); kept, o = by_persistent (d), p = by_join (d), fdisplayed (d), q = computed (d)
d = 0:0.25:1;
a = by_struct (d), b = by_setfield (d), c = by_cells (d), e = by_list (d), f = by_lists (d)
g = by_map (d), h = by_new_map (d), k = by_element (d), l = by_path (d), m = by_merge (d)
n = by_global (d); kept, p = by_join (d), fdisplayed (d), q = computed (d)
