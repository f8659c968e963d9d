% Sparse matrices given to functions of all kinds, in all kinds of places, one statement after the other.
try, S = sparse([0 2 0;1 0 3]); catch err, disp(err.message), end
try, T = {S, S'}; catch err, disp(err.message), end
try, disp(jsonencode({full(S)})), catch e, disp(e.message), end
try, disp(jsonencode(struct('a',S))), catch e, disp(e.message), end
try, disp(full(cell2mat({S S; S S}))), catch e, disp(e.message), end
try, disp(full(cell2mat({S}))), catch e, disp(e.message), end
try, disp(cellfun('isempty',T)), disp(cellfun(@isempty,T)), disp(cellfun('length',T)), disp(cellfun(@numel,T)), disp(cellfun('size',T,1)), disp(cellfun('isclass',T,'double')), disp(cellfun(@class,T,'UniformOutput',false)), catch e, disp(e.message), end
try, x=cellfun(@(v) v*2,T,'UniformOutput',false); disp(issparse(x{2})), disp(full(x{2})), catch e, disp(e.message), end
try, m = containers.Map({'a','b'},{S,S'}); catch err, disp(err.message), end
try, v = values(m); catch err, disp(err.message), end
try, disp(issparse(v{2})), catch err, disp(err.message), end
try, disp(full(v{2})), catch err, disp(err.message), end
try, s(1).a = S; s(2).a = S'; y = [s.a(1)]; try, q = vertcat(s(1).a, s(1).a); disp(full(q)), catch e, disp(e.message), end, catch err, disp(err.message), end
try, p = inputParser; catch err, disp(err.message), end
try, p.addRequired('A', @issparse); catch err, disp(err.message), end
try, p.addParameter('B', 1); catch err, disp(err.message), end
try, p.parse(S,'B',S'); catch err, disp(err.message), end
try, disp(full(p.Results.A)), catch err, disp(err.message), end
try, disp(issparse(p.Results.B)), catch err, disp(err.message), end
try, validateattributes(S,{'numeric'},{'size',[2 3]}), catch err, disp(err.message), end
try, validateattributes(S,{'numeric'},{'positive'}), catch e, disp(e.message), end
try, printf('%g ', S); catch err, disp(err.message), end
try, printf('\n'); catch err, disp(err.message), end
try, printf('%d %s\n', S(1,2), 'x'); catch err, disp(err.message), end
try, disp(sprintf('%d,', S(:,1))); catch err, disp(err.message), end
try, disp(num2str(S)), catch err, disp(err.message), end
try, disp(mat2str(S)), catch err, disp(err.message), end
try, disp(num2str(S(1,2))), catch err, disp(err.message), end
try, x = 1:S(1,2), catch err, disp(err.message), end
try, z = zeros(S(1,2),2); catch err, disp(err.message), end
try, size(z), catch err, disp(err.message), end
try, a = [10 20 30]; catch err, disp(err.message), end
try, a(S(1,2)), catch err, disp(err.message), end
try, a(S(2,[1 3])), catch err, disp(err.message), end
try, if S(1,2) && S(2,1), disp ok, end, catch err, disp(err.message), end
try, k = 0; while k < S(1,2), k++; end, k, catch err, disp(err.message), end
try, switch S(1,2), case 2, disp two, otherwise, disp none, end, catch err, disp(err.message), end
try, w = evalc('disp(S)'); catch err, disp(err.message), end
try, disp(w), catch err, disp(err.message), end
try, r = struct('a',{{S}}); catch err, disp(err.message), end
try, disp(isequal(r, struct('a',{{full(S)}}))), catch err, disp(err.message), end
try, f = @() S; catch err, disp(err.message), end
try, g = f(); catch err, disp(err.message), end
try, disp(issparse(g)), catch err, disp(err.message), end
try, func2str(f), catch err, disp(err.message), end
try, [a1, b1] = deal(S, S'); catch err, disp(err.message), end
try, disp(full(b1)); catch err, disp(err.message), end
try, [T{1:2}] = deal(S); catch err, disp(err.message), end
try, disp(full(T{2})), catch err, disp(err.message), end
try, c = num2cell(S); catch err, disp(err.message), end
try, disp(class(c{1,2})), catch err, disp(err.message), end
try, c{1,2}, catch err, disp(err.message), end
try, h = arrayfun(@(v) v + 1, S); catch err, disp(err.message), end
try, issparse(h), catch err, disp(err.message), end
try, full(h), catch err, disp(err.message), end
try, h = arrayfun(@(v) {v}, S); catch err, disp(err.message), end
try, class(h{1}), catch err, disp(err.message), end
try, [tf, loc] = ismember(2, S), catch err, disp(err.message), end
try, any(S(:) == 3), catch err, disp(err.message), end
try, i1 = sub2ind(size(S), 2, 3); catch err, disp(err.message), end
try, S(i1), catch err, disp(err.message), end
try, isequal(S, S, S), catch err, disp(err.message), end
try, isequal({S}, T(1)), catch err, disp(err.message), end
try, n = norm(S(:)), catch err, disp(err.message), end
try, max(S(:)), catch err, disp(err.message), end
try, ifelse = merge(true, S, 1); catch err, disp(err.message), end
try, full(ifelse), catch err, disp(err.message), end
try, xx.S = S; catch err, disp(err.message), end
try, xx.S(2,2) = 5; catch err, disp(err.message), end
try, full(xx.S), catch err, disp(err.message), end
try, yy = xx; catch err, disp(err.message), end
try, yy.S(1,1) = 1; catch err, disp(err.message), end
try, full(xx.S(1,1)), catch err, disp(err.message), end
try, cc{3} = S; catch err, disp(err.message), end
try, cc{3}(1,:) = []; catch err, disp(err.message), end
try, full(cc{3}), catch err, disp(err.message), end
try, S(end+1,:) = [7 8 9]; catch err, disp(err.message), end
try, full(S), catch err, disp(err.message), end
try, S(:,1) = []; catch err, disp(err.message), end
try, full(S), catch err, disp(err.message), end
try, S += 1; catch err, disp(err.message), end
try, issparse(S), catch err, disp(err.message), end
try, S = sparse(S); catch err, disp(err.message), end
try, S *= 2; catch err, disp(err.message), end
try, issparse(S), catch err, disp(err.message), end
try, S++; catch err, disp(err.message), end
try, issparse(S), catch err, disp(err.message), end
try, bitand(3, sparse(1)), catch err, disp(err.message), end
try, floor(sparse(2.5)), catch err, disp(err.message), end
try, sparse(3):5, catch err, disp(err.message), end
try, fieldnames(xx), catch err, disp(err.message), end
try, isfield(xx,'S'), catch err, disp(err.message), end
try, rmfield(xx,'S'); catch err, disp(err.message), end
try, orderfields(xx); catch err, disp(err.message), end
try, struct2cell(xx){1}, catch err, disp(err.message), end
try, interp1([1 2 3],[4 5 6], sparse(2.5)), catch err, disp(err.message), end
try, polyfit(1:3,[1 2 3],1); catch err, disp(err.message), end
try, polyval(sparse([1 2]), 3), catch err, disp(err.message), end
try, cumsum(sparse([1 2;3 4]),2), catch err, disp(err.message), end
try, strcat('a','b'); catch err, disp(err.message), end
try, class(sparse(true)), catch err, disp(err.message), end
try, double(sparse(true)), catch err, disp(err.message), end
try, isnumeric(sparse(true)), catch err, disp(err.message), end
try, islogical(sparse(true)), catch err, disp(err.message), end
try, nnz([1 0 2]), catch err, disp(err.message), end
try, nzmax([1 0 2]), catch err, disp(err.message), end
try, nonzeros([1 0 2])', catch err, disp(err.message), end
try, issparse(1), catch err, disp(err.message), end
try, spones([1 0 2]), catch err, disp(err.message), end
try, full(5), catch err, disp(err.message), end
try, spfun(@exp,[1 0 2]), catch err, disp(err.message), end
try, triu(ones(3))*speye(3), catch err, disp(err.message), end
try, eye(3)*sparse([1 2 3]'), catch err, disp(err.message), end
try, inv(sparse([2 0;0 4])), catch err, disp(err.message), end
try, sparse([2 0;0 4])^-1, catch err, disp(err.message), end
try, sparse([2 1;0 4])^2, catch err, disp(err.message), end
try, 2^sparse([1 0;0 1]), catch err, disp(err.message), end
