0.1 + 0.2 == 0.3
abs(0.1 + 0.2 - 0.3) < eps
1 + eps > 1, 1 + eps / 2 > 1
2^53 + 1 == 2^53
sqrt(2)^2 - 2
1e16 + 1 - 1e16
sum(repmat(0.1, 1, 10)) == 1
(1 / 3) * 3 == 1
realmax * 2, realmin / 2^52, realmin / 2^53
eps(1), eps(1000), eps([1 2 1e10]), eps('single'), eps(0)
floor(0.1 * 3 / 0.1), round(2.675 * 100) / 100
intmax + 1 == intmax
5 / 0, -5 / 0, 0 / 0, NaN == NaN, Inf - Inf
log(0), log(-1), 0 ^ 0, Inf ^ 0
