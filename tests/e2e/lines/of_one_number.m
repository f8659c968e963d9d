function of_one_number
for k = 0:3
 q(zeros(k,1)); q(ones(1,k)); q(ones(k,k)); q(ones(2,k)); q3(ones(1,k,2)); q3(ones(1,k,k)); q3(ones(k,1,1));
 w(k-1.5), w(-0), w(NaN), w(Inf)
end
end
function q(x), printf('%d', isscalar(x), isvector(x), isrow(x), iscolumn(x), issquare(x), isempty(x)); disp(' '), end
function q3(x), printf('%d', isscalar(x), isvector(x), isrow(x), iscolumn(x), issquare(x), isempty(x)); disp(' '), end
function w(a)
r = [prod(a), sum(a), max(a), any(a), mean(a), fliplr(a), cumsum(a), a', a.', sort(a), squeeze(a), norm(a), min(a,[],2), all(a), isrow(a), repmat(a,1,1), permute(a,[2 1]), trace(a), diag(a), triu(a), circshift(a,3), rot90(a), sum(a,1), prod(a,2), median(a), mode(a), cumprod(a,2), max(a,[],1), sort(a,'descend'), flip(a,1)]
1 ./ r
b = a > 0; c = [fliplr(b), b', sort(b)], class(c), d = sum(b), class(d), class(max(b)), e = any(b), f = all(b)
end
