1;
function setbase(), assignin('base', 'zz', 42); end
function setcaller(n, v), assignin('caller', n, v); end
function r = getbase(n), r = evalin('base', n); end
function r = getcaller(n), r = evalin('caller', n); end
function mid()
  loc = 5;
  setcaller('fresh', loc * 2);
  disp(fresh)
  q = getcaller('loc')
  setcaller('loc', 99);
  loc
  evalin('base', 'bb = 7;');
  evalin('base', 'nosuch', 'disp(''alt'')');
end
setbase();
disp(zz)
bb = 1;
mid();
bb
x = 3;
getbase('x + 1')
getcaller('x*2')
assignin('base', 'w', [1 2 3]);
w
try, assignin('nowhere', 'w', 1), catch e, disp(e.message), end
try, assignin('base', '1w', 1), catch e, disp(e.message), end
