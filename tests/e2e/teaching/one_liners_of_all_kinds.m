1;
function d = pdist_(X), n=rows(X); d=[]; for i=1:n-1, d=[d sqrt(sum((X(i+1:n,:)-X(i,:)).^2,2))']; end, end
function S = squareform_(d), n=(1+sqrt(1+8*numel(d)))/2; S=zeros(n); S(tril(true(n),-1))=d; S=S+S'; end
% VECTORISED ONE-LINERS
x = (1:10)'; A = [x x.^2 sqrt(x)]
cumsum(A)(end,:)
any(A>50), all(A>0), find(A(:,2)>30)', nnz(mod(x,2))
M = bsxfun(@max, 1:4, (1:3)')
[~, k] = max(abs(diff([1 4 2 9 3])))
mean(reshape(1:12,3,[]))
P = cumprod([1 2;3 4], 2)
B = arrayfun(@(n) sum(1:n), 1:6)
primes(30)(isprime(primes(30)+2))
fliplr(num2str(12345))
sum(num2str(2^50)-'0')
nnz(rem(100,1:100)==0)
accumarray([1 2 1 3 2]', [1 2 3 4 5]', [4 1])'
D = squareform_(pdist_([0 0;3 4;6 8]))
hist = histc('mississippi', unique('mississippi'))
unique('mississippi')
[u,~,j] = unique('mississippi'); char(u), j(:)', accumarray(j(:),1)'
sort('hello'), sort([3 1 2],'descend'), sortrows([3 1;1 2;2 0])
triu(ones(3),1) + tril(2*ones(3),-1)
eye(2)(:)'
repmat('ab', 2, 2), repmat([1;2],1,3)
isequal(1:3,[1 2 3]), strcmp({'a','b'},'a')
ifelse = @(c,a,b) {b,a}{c+1}; ifelse(true,'yes','no')
compose = @(f,g) @(x) f(g(x)); h = compose(@sqrt, @abs); h(-16)
cellfun(@(f) f(2), {@sin, @cos, @(x) x^3})
s = 'The quick brown fox'; regexprep(s,'(\w)(\w*)','$2$1'), strsplit(s){end}, upper(s(regexp(s,'\<\w')))
w = strsplit(s); [~,i] = sort(cellfun(@numel,w)); w(i)
dec2bin(0:5), bin2dec({'101','11'})'
linspace(0,1,3)', logspace(0,2,3), colon(1,3)
nchoosek(10,3), factorial(5), gcd(12,18), lcm(4,6), primes(10), factor(60)
num2cell([1 2]), cell2mat({1 2;3 4}), struct2cell(struct('a',1,'b','x'))
vander([1 2 3]), hilb(2), toeplitz(1:3), hankel(1:3), rosser()(1), wilkinson(3), pascal(3), invhilb(2), hadamard(2), compan([1 2 3])
circshift([1 2;3 4],1), rot90([1 2;3 4]), flipud([1;2]), kron([1 2],[1 1])
floor(log10(12345)), mod(-1,3), rem(-1,3), sign(-2), hypot(3,4), exp(1), log2(8), nthroot(27,3), cbrt(8)
polyfit(1:3,[2 4 6],1), polyval([1 2 3],2), roots([1 -3 2])', conv([1 1],[1 -1]), polyder([1 2 3]), polyint([2 2])
cross([1 0 0],[0 1 0]), dot([1 2 3],[4 5 6]), norm([3 4]), det(magic(3)), rank(magic(4)), trace(magic(3)), null([1 1])', orth([1 1;1 1])'
inv([2 0;0 4]), [1 2;3 4]\[5;6], [1 2;3 4]/[5 6;7 8], pinv([1 2;3 4;5 6]), expm(zeros(2))
std([1 2 3 4]), var([1 2 3 4]), median([3 1 2]), mode([1 1 2]), range([1 5 3]), meshgrid(1:2,1:3), ndgrid(1:2)
bitand(12,10), bitor(12,10), bitxor(12,10), bitshift(1,4), dec2hex(48879), hex2dec('FF')
int2str(2.7), num2str(pi,4), mat2str([1 2;3 4.5]), disp([1.5 2]), sprintf('%d,', 1:3)(1:end-1), strjust(['a ';'bb'],'right'), strcat('a','b'), strvcat('a','bcd'), [blanks(2) '|'], repmat('-',1,5), lower('AB'), strfind('abcabc','bc'), strrep('aXb','X','-'), strtok('a b'), fliplr('abc'), index('abcb','b'), rindex('abcb','b'), substr('hello',2,3), regexp('a1b2','\d'), str2num('[1 2]'), str2double('3.5e2'), isspace('a b'), ostrsplit('a:b',':'), mat2str(logical([1 0])), validatestring('app',{'apple','bar'}), strncmpi('ABC','abd',2), untabify("\ta"), do_string_escapes('a\nb'), undo_string_escapes("a\nb"), cstrcat('a ','b'), columns([1 2 3]), postpad([1 2],4), prepad([1 2],4), triplequad(@(x,y,z) x+y+z,0,1,0,1,0,1), deal(7), swapbytes(uint16(1)), nnz([1 0 2]), fieldnames(struct('a',1)), inputname_test = 3;
