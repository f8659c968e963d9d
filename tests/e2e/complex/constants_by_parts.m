K = 3.5; z = 2i*K; w = z*exp(1i*pi/4); printf("%.6f %.6f\n", real(w), imag(w));
s = 0; for t = 0:0.25:1, s = s + exp(1i*K*t) + (2 - 1i)*t - 3 + 2*(1 + 2i); end, printf("%.10f %.10f\n", real(s), imag(s));
a = 1i*0; disp(iscomplex(a)), b = (1+2i) - (1+2i); disp(iscomplex(b)), c = 3 - 2i, d = 0 - 1i, e = -(1i)*2, f = 1i - 5, g = 5 - (1-1i), h = 0*1i, k = (1i)^2
x = exp(1i*0), y = exp(-0*1i), u = exp(1i*Inf), v = exp(1i*[0 1 2]), q = min([3, 1+2, NaN])
for t = [3 NaN 1], p = min(t, 2), p = max(2, t), r = min([t, 4, 2]); disp(r), end
s1 = 'ab'; s2 = [s1 'cd' s1]; s3 = ['x'; 'y']; disp(s2), disp(s3), [s1; 'zz']
try, s4 = [s1; 'abc']; catch err, disp(err.message), end
