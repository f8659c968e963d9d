% Texts of different widths below each other are padded with blanks.
1;
function r = st(a, b)
  x = [a; b];
  r = numel(x);
  disp(size(x)); disp(x(2,1)); disp(x(1,end)); disp(x(end))
  for i=1:size(x,1), fprintf('<%s>', x(i,:)); end
  fprintf('\n');
end
function r = three(a, b, c)
  r = [a; b; c];
  for i=1:3, fprintf('<%s>', r(i,:)); end
  fprintf(' %d\n', size(r, 2));
end
a='abc'; b='de';
for k=1:2
 a=[a 'x']; b=[b 'yy'];
 st(a,b);
 st(b,a);
 three(a,b,'q');
 m=''; for j=1:3, m=[m; char(64+j*ones(1,j))]; end, disp(m), size(m)
end
names = ['adam';'eve';'christopher']
try, q=[a;b;65], catch e, disp(e.message), end
try, q=vertcat(a,[b 'zzzz']), catch e, disp(e.message), end
q = cat(1,'ab','cd')
try, q = cat(1,'ab','c'), catch e, disp(e.message), end
q = [a; [b;'z']]
q = ['';'ab';'']
s.name = 'abc';
t = [s.name; "d"; 'ef']
disp(ischar(["test"; "ing"])), disp(numel(['test'; 'ing']))
w = [['a'; 'bc'], ['d'; 'ef']]
c = {['abc'; 'de']}
e = ['abc'; ''; 'd']
