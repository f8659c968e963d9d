1;
% clear and isglobal of names that are only known when the program runs.
global G
G = 1; H = 2;
for k = {'G', 'H', 'nowhere'}, disp(isglobal(k{1})), end
a1 = 1; a2 = 2; b1 = 3;
n = 'a1'; clear(n); disp([exist('a1') exist('a2')])
n = 'a*'; clear(n); disp([exist('a2') exist('b1')])
c1 = 1; c2 = 2; d = {'c1', 'c2'}; clear(d{:}); disp([exist('c1') exist('c2')])
for k = 1:2, clear(sprintf('%s%d', 'b', k)); end
exist('b1')
n = 'G'; clear(n); exist('G')
global G
G
n = '-x'; m1 = 1; m2 = 2;
clear(n, 'm1', 'n'); disp([exist('m1') exist('m2')])
r1 = 1; r22 = 2; p = '\d\d$'; clear('-regexp', p); disp([exist('r1') exist('r22')])
try, n = 3; clear(n), catch e, disp(e.message), end
function r = inside(v), k = 'v'; r = isglobal(k); clear(k); r = [r exist('v')]; end
inside(3)
function r = texts(v)
  w = 2; k = 'v';
  eval([k ' = 3;']);
  eval('made = 4;');
  clear(k);
  r = [exist('v') exist('w') exist('made')];
  n = 'made';
  clear(n);
  r(end+1) = exist('made');
end
texts(3)
function shadow(c)
  sum = 3; n = 'sum';
  if c, clear(n); end
  sum(1)
end
shadow(false), shadow(true)
clear -nothing
exist('a1')
function gone(), a = 1; b = 2; n = 'a'; clear(n); disp(b), a, end
gone()
