% Sine and cosine integrals all over the complex plane.
z=[1+2i, 1-2i, -1+2i, -1-2i, 2i, -2i, 5+1i, -5+1i, -5-1i, 10i, -10i, 3+4i,-3-4i, 12+5i, 30-3i, 100+100i,-50i,50i,3-0.1i, 2.5+2.5i,-4+0.01i];
a=cosint(z); printf("%.12g %.12gi\n",[real(a);imag(a)]);
x=[0 -1 -3 5 Inf -Inf 1e-9 2 2.9 3.1 40 -40];
a=sinint(z([1:4,7:end])); printf("%.12g %.12gi\n",abs([real(a);imag(a)]));
for v=x, a=cosint(v); printf("%.14g %.14gi\n",[real(a);imag(a)]); end
for v=x, a=sinint(v); printf("%.14g\n",a); end
