s = struct('b', 2, 'a', 1);
fieldnames(s), orderfields(s), rmfield(s, 'b'), setfield(s, 'c', 3), getfield(s, 'a'), isfield(s, 'a'), isstruct(s), numfields(s), struct2cell(s), cell2struct({5; 6}, {'x'; 'y'}, 1), isrow(s), size(s), merge_ok = 1, [s.a s.b], struct('k', {{}}), isempty(struct('k', {})), substruct('()', {1}).type, arrayfun(@(q) q.a, [s s]), cellfun(@(f) s.(f), fieldnames(s)), ismember('a', fieldnames(s)), numel(fieldnames(s)), validatestring('a', fieldnames(s)), getfield(struct('m', [1 2; 3 4]), 'm', {2, 1}), setfield(struct('m', [1 2]), 'm', {2}, 9).m, isequal(s, orderfields(s)), func = @(x) x.a + x.b; func(s)
try, fieldnames({}), catch e, disp(e.message), end
try, orderfields(1), catch e, disp(e.message), end
try, getfield(s, 'zz'), catch e, disp(e.message), end
try, cell2struct({1, 2}, {'a'}, 2), catch e, disp(e.message), end
try, struct('a', 1, 'b'), catch e, disp(e.message), end
try, struct(1, 2), catch e, disp(e.message), end
try, setfield(1, 2), catch e, disp(e.message), end
