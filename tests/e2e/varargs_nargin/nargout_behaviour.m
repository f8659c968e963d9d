1;
function varargout = many()
  printf('nargout=%d\n', nargout);
  for k = 1:max(nargout, 1), varargout{k} = k; end
end
many();
many()
x = many();
[x, y] = many();
{many(), many()};
disp(many());
if many(), disp('in condition'), end
z = many() + many();
[~, b] = many();
c = cell(1, 3); [c{:}] = many();
[s.a, s.b] = many(); s
v = [many(), 2];
for k = many(), disp(k), end
while many() > 5, end
f = @() many(); f(); q = f();
switch many(), case 1, disp('one'), end
many(), many();
cellfun(@(x) many(), {1});
feval(@many);
w = feval(@many);
nargin('many'), nargout('many'), nargin(@(a, b, c) 1)
