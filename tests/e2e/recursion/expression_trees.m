1;
function v = ev(t)
  if isnumeric(t), v = t; return, end
  a = ev(t{2}); if numel(t) > 2, b = ev(t{3}); end
  switch t{1}, case '+', v = a + b; case '*', v = a * b; case '-', if numel(t) > 2, v = a - b; else, v = -a; end, case '^', v = a ^ b; otherwise, error('op %s', t{1}); end
end
function s = str(t), if isnumeric(t), s = num2str(t); elseif numel(t) == 2, s = ['(' t{1} str(t{2}) ')']; else, s = ['(' str(t{2}) t{1} str(t{3}) ')']; end, end
function n = nodes(t), n = 1; if iscell(t), for k = 2:numel(t), n += nodes(t{k}); end, end, end
t = {'+', {'*', 2, 3}, {'-', {'^', 2, 5}}}; ev(t), str(t), nodes(t)
function t = simp(t), if ~iscell(t), return, end, for k = 2:numel(t), t{k} = simp(t{k}); end, if t{1} == '*' && any(cellfun(@(x) isequal(x, 0), t(2:end))), t = 0; elseif t{1} == '+' && isequal(t{2}, 0), t = t{3}; end, end
simp({'+', {'*', 0, 5}, {'+', 0, 7}}), str(simp({'+', 1, {'*', 2, 0}})), try, ev({'?', 1, 2}), catch e, disp(e.message), end
