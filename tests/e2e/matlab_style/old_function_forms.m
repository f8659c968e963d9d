x = [4 2 9 7];
[s,k]=sort(x); s,k
isstr_ok = ischar('a');
strcmp(upper('abc'),'ABC')
i1 = find(x>3); x(i1)
z = zeros(size(x)); z(:) = x; z
any(x==9), all(x>0), isempty(find(x==5))
n = length(x); mid = x(ceil(n/2))
str = [ 'n = ' int2str(n) ];
disp(str)
y = x(n:-1:1)
str2mat_ = char('one','three');
size(str2mat_)
fix(clock_fake = 3.7), rem(n,2)==0
w = reshape(x,2,2)'; w(:)'
eval(['v' num2str(2) ' = 5;']); v2
if exist('undefined_x')==0, disp('not there'), end
nargin_free = feval('max',x)
isreal(x)&isnumeric(x)
