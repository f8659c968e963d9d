1;
function r = get_it(), global total; r = total; end
function bump(k), global total; total += k; end
function declare(name, v)
  eval(sprintf('global %s; %s = %g;', name, name, v));
end
function y = loopy(name)
  eval(['global ' name]);
  for total = 1:3, end
  y = total;
  total = 10;
  try
    total(4) = 2;
    total{2} = 1;
  catch e
    disp(e.message)
  end
  bump(1);
  y = total;
end
function r = plain()
  total = 5; eval(['x' ' = 1;']); bump(100); r = total + x;
end
declare('total', 4)
get_it()
bump(3); get_it()
loopy('total')
get_it()
plain()
names = {'ga', 'gb'};
for k = 1:2
  eval(['global ' names{k} ' = ' num2str(k)]);
end
ga, gb
eval(['ga' '(end+1).x = 3;'], 'disp(lasterr)');
ga = struct('x', {1, 2});
ga(2).x = 'changed';
declare('gb', 7), gb
s = evalc(['global ' 'gc; gc = 3']); disp(s)
f = @() gb + 1;
f()
clear gb
exist('gb')
isglobal('ga'), isglobal('gb')
eval(['global ' 'gb']); gb
if isglobal('gb'), disp('linked'), end
eval(['global ' 'nothing']); isempty(nothing)
eval(['global if' 'x'], 'disp(1)')
