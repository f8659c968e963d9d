1;
function r = helper(a, b), r = a * 10 + b; end
function varargout = many(n), for k = 1:n, varargout{k} = k; end, end
function r = local_eval(n)
  total = 0;
  for k = 1:n
    eval(['total = total + helper(k, ' num2str(k) ');']);
  end
  r = total;
end
function show(code)
  try
    eval(code);
  catch err
    printf('%s -> %s [%s]\n', code, err.message, err.identifier);
  end
end
local_eval(3)
show('nosuch(3)'); show('x = [1 2; 3]'); show('ones(2)*ones(3)'); show('a = 1; a(5)'); show('error(''my:id'', ''boom %d'', 3)'); show('1 +'); show('s.x = 3; s.y'); show('x = {1,2}; x{3}'); show('str2func(3)'); show('[1 2](0)'); show('undefined_thing + 1'); show('a = 5; a{1}')
s = struct('v', 3); nm = 'v'; eval(['s.' nm ' = 12;']); s
eval(['s.list{3} = ''' nm ''';']); s.list
vars = {'alpha', 'beta', 'gamma1'};
for k = 1:numel(vars), eval(sprintf('%s = %d;', vars{k}, k^2)); end
alpha, beta, gamma1
eval([vars{1} ' += 5'])
eval(sprintf('[%s, %s] = many(2)', 'q1', 'q2'));
eval(['if alpha > 3, disp(''big''), else, disp(''small''), end' blanks(1)]);
code = sprintf('for i = 1:3, fprintf(''%%d '', i*alpha); end, fprintf(''\\n'');'); eval(code)
n = 4; A = magic(n); str = sprintf('A(%d, :) = [];', 2); eval(str), size(A)
eval(sprintf('B = A(end, %s)', ':'))
code = ['switch n', 10, 'case 4', 10, 'disp(''four'')', 10, 'otherwise', 10, 'disp(''other'')', 10, 'end']; eval(code);
code = 'while n > 2, n--; end'; eval(code); n
code = sprintf('try, error(''x:y'', ''inner''), catch e, disp(e.message), end'); eval(code);
f = 'cos'; v = eval([f '(0)']); v
w = eval(['[1, 2; 3, 4]' '''']), z = eval(sprintf('%d:%d', 2, 5)); z
eval(['x = 3' ';']); eval(['y = x' ' + 1']); t = eval(['x' ';'])
g = eval(sprintf('@(t) t.^%d + x', 2)); g(3), func2str(g), class(g)
fns = cell(1, 3); for k = 1:3, fns{k} = str2func(sprintf('@(u) u*%d', k)); end, cellfun(@(h) h(10), fns)
eval(['bad syntax here' '('], 'disp(''fallback'')'); eval(['error(''qq'')' ';'], 'disp(lasterr())');
str = evalc(['disp(' num2str(42) ')']); str
for k = 1:2, c = evalc(sprintf('m%d = %d', k, k)); printf('[%s]', strtrim(c)); end, printf('\n'); m1 + m2
exist('m1'), exist('never_set_1'), exist('zzz')
m = containers.Map(); m('k') = 5; kk = 'k'; eval(['r = m(''' kk ''')']), eval(['ks = m.' 'keys()'])
eval(['c = {1, ''two'', [3 4]};' ' numel(c)']), eval(['c{2}' '']), eval(['c(1) = [];' ' size(c)'])
eval(strcat('d', '=', '7', ';')); d
eval(["e1 = \"dq\\tstr\"" ""]), eval(['h = @' 'sin;']); h(0), eval(['~true' '']), eval(['!false' '']), eval(['-2^2' '']), eval(['2^-1' '']), eval(['[1 -2]' '']), eval(['[1 - 2]' '']), eval(['[x'' y'']' '']), eval(['1:3 == 1:3' '']), eval(['true && false || true' ''])
