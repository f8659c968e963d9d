x = [0 pi/6 pi/4 pi/3 pi/2];
sin(x), cos(x), tan(x(1:4)), asin([0 0.5 1]), acos([0 0.5 1]), atan([0 1]), atan2(1, -1), atan2([1 -1], [0 0])
sinh(1), cosh(1), tanh(1), asinh(1), acosh(2), atanh(0.5), sec(1), csc(1), cot(1)
sind([0 30 90 180]), cosd([0 60 90]), tand(45), asind(0.5), acosd(0.5), atand(1), deg2rad(180), rad2deg(pi)
asin(2), acos(2), log(-1), sqrt(-2), acosh(0.5), atanh(2), log([-1 1]), sqrt([-1 4])
hypot(3, 4), exp(710), exp(-750), log(0), sin(1e6) > -1, pi, e, Inf, NaN, eps, i, realmax > 1e308
