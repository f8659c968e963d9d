% the sign of zero where an integer is taken from 0, or 0 added to its negative
1;
x = 0 - (0:2); printf('%g ', 1 ./ x); printf('\n');
function r = f(i), r = 0 - i; end
function r = g(a, i), r = a - i; end
n = 0;
for k = 0:2, n = n + 1/(0 - k); printf('%g ', 1/(0-k)); printf('%g ', 1/(-k)); printf('%g ', 1/(-k+0)); printf('%g ', atan2(0*k, -1)); printf('%g ', 1/(k*-1)); printf('%g ', 1/(0*-k)); end
printf('\n');
y = zeros(1,3); for k=1:3, y(k) = 0 - (k-1); end
printf('%g ', 1./y); printf('\n');
for k = 0:1, a = -k; b = 0 - k; c = 0.0 + -k; d = -k - 0; e = -(k) * 2; printf('%g %g %g %g %g\n', 1/a, 1/b, 1/c, 1/d, 1/e); end
printf('%g ', 1./(-(0:2))); printf('%g ', 1./((0:2)*-1)); printf('%g ', 1./(-(0:2)+0)); printf('%g ', 1./(0-(2:-1:0))); printf('%g ', 1./((-2:0)*-1)); printf('%g ', 1./(0*(-2:0))); printf('%g ', 1./(-1*(0:2))); printf('%g ', 1./-(-2:0)); printf('%g ', 1./((0:2)/-1)); printf('%g ', 1./(-(0:0.5:1)));  printf('%g ', 1./(0-(0:0.5:1)));
printf('\n');
r = 0:2; s = -r; printf('%g ', 1./s); t = 0 - r; printf('%g ', 1./t); u = r * -1; printf('%g ', 1./u); w = -s; printf('%g ', 1./w); q = s + 0; printf('%g ', 1./q); q = s - 0; printf('%g ', 1./q); q = 5 - r; printf('%g ', 1./q); q = r - 0; printf('%g ', 1./q);q = 0 + r; printf('%g ', 1./q); q = -0 - r;  printf('%g ', 1./q); q = -0 + s;  printf('%g ', 1./q); q = s - r; printf('%g ', 1./q); q = r - r; printf('%g ', 1./q);
printf('\n');
i = int32(0); printf('%g ', 1/(0 - double(i))); printf('%g ', 1/double(-i)); b = false; printf('%g ', 1/(0 - b)); printf('%g ', 1/(-b)); c = 'a'; printf('%g ', 1/(0 - (c - 97))); printf('%g ', 1/(-(c - 97)));
for m = uint8(0:1), printf('%g ', 1/(0 - double(m))); printf('%g ', 1/(-double(m))); end
l = [false true]; printf('%g ', 1./(0 - l)); printf('%g ', 1./(-l)); printf('%g ', 1./(0 - 'ab' + 97)); printf('%g ', 1./(0 - double(int8([0 1]))));
printf('\n');
x = single(0) - single(0:2); printf('%g ', 1 ./ x); x = -single(0:2) + single(0); printf('%g ', 1 ./ x); i = 0; for k = 0:1, printf('%g ', 1/(single(0) - k)); printf('%g ', 1/(0 - abs(k-1))); printf('%g ', 1/(0 - abs(single(k)))); printf('%g ', 1/(-abs(k) + 0)); printf('%g ', 1/(0 - (k*-1) * -1)); printf('%g ', 1/real(0 - complex(k, 1))); printf('%g ', 1/imag(0 - complex(1, k))); printf('%g ', 1/(0-sqrt(k)));printf('%g ', 1/(0-floor(k/3))); printf('%g ', 1/(0-max(k,0))); printf('%g ', 1/(0-numel(zeros(k,k))));end
y = abs(-1:1); printf('%g ', 1./(0 - y)); printf('%g ', 1./(0 - abs(-1:1))); printf('%g ', 1./(-abs(-1:1) + 0)); printf('%g ', 1./(0 + -(0:1))); printf('%g ', 1./(-(0:1) - (-0)));
printf('\n');
