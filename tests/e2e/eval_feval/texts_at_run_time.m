1;
function t(code)
  try
    eval(code);
  catch e
    printf('<%s> [%s]\n', e.identifier, e.message);
  end
end
t('"abc'); t('''unterminated'); t('5 = x'); t('[a b] = 5'); t('break'); t('continue'); t("x = 'abc"); t("1 + 2 = 3"); t("'a' = 4"); t('f() = 3'); t('{1} = 3'); t('-x = 3');
t("m = containers.Map(); m('a') = 1; disp(m.Count); disp(m('a')); m('zz')");
t("for k=1:3, if k==2, break; end, disp(k), end");
t("x = 3; x .*= 2"); t("x = 3; x++; x"); t("x=3; ++x; x"); t("y = {1,2}; y{:}"); t("[a, b] = size(ones(2,3))"); t("s.a(3).b = 5; s.a(3)"); t("f = @(x, y) x + y; f(1, 2)"); t("x = [1 2\n3 4]"); t("if 3 > 2 disp('yes'), end"); t("switch 'a', case {'a','b'}, disp('in'), otherwise, disp('out'), end"); t("try, error('x:y', 'z'), catch q, disp(q.identifier), end"); t("% just comment"); t("x = 1; % trailing\ny = 2"); t("x = 'it''s'"); t("z = ~isempty([1])"); t("1:3 == 1:3"); t("m = magic(3)(2, end)"); t("x.y.z = 1; x.y"); t("x = 3; x -= 1;, x"); t("c = {}; c{end+1} = 4"); t("!true"); t("x = 5; x'"); t("[~, i] = max([1 5 2])"); t("do x = 1; disp(x); until true"); t("while true, break, end"); t("unwind_protect, disp(1); unwind_protect_cleanup, disp(2); end_unwind_protect"); t("x = 10; x(2) = 5"); t("x = 1:5; x([2 4]) = []"); t("fprintf('%d\\n', 3);"); t("A = eye(2); A(:, 1)'"); t("b = true; b |= false"); t("g = @sin; g(0)"); t("w = \"dq\\t|\""); t("n = numel('abc'), m = 2"); t("isfield(struct('a',1), 'a') && true"); t("x.('dyn') = 4"); t("1;2"); t("disp(-2 ^ 2)"); t("2^-1"); t("[1 -2]"); t("[1 - 2]"); t("a=1; [a' a']"); t("{1, 'a'; 2, 'b'}"); t("@(x) x.^2"); t("pi"); t("e"); t("i"); t("Inf"); t("true"); t("x = @(varargin) numel(varargin); x(1,2,3)"); t("cellfun(@(v) v * 2, {1, 2})"); t("for q = {1,'a'}, class(q), end"); t("3 != 4"); t("s = struct('a', {1,2}); s(2).a"); t("numel({1,2,3}{2})"); t("printf('%s\\n', 'hi')"); 
