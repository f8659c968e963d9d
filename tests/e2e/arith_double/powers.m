2^10, 2^0.5, 2^-1, 0^0, 0^-1, Inf^0, (-8)^(1/3), (-1)^0.5, (-2)^3, (-2)^-3
[1 2; 3 4]^2, [1 2; 3 4]^0, [1 2; 3 4]^-1, [2 0; 0 3]^0.5
2^[1 2; 3 4]
[1 2 3].^2, 2.^[1 2 3], [1 2 3].^[3 2 1], [-1 -2].^2, [-1 4].^0.5, [4 9].^-0.5
sqrt(2)^2 == 2, exp(1), exp([0 1]), log([1 e]), log2(8), log10(1000), log1p(0), expm1(0), [f, e] = log2(10), nthroot(27, 3), nthroot(-8, 3), cbrt(8), realsqrt(4), pow2(3), nextpow2(100), sign(-3), gamma(5), beta(2, 3), erf(0.5), lgamma(10)
try, [1 2 3]^2, catch e, disp(e.message), end
try, [1 2]^[1 2], catch e, disp(e.message), end
