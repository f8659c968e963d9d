z = 1; for k = 1:4, z = z * 1i; printf('%g%+gi ', real(z), imag(z)); end
z = 1-1i; for k = 1:4, z = z + 1i; printf('%g%+gi ', real(z), imag(z)); z = 3 - z; z=-z; printf('%g%+gi ', real(z), imag(z)); end
z = 3+1i; w = 2; for k=1:3; w = w*(1+2i)/(1-2i); printf('%g%+gi ', real(w), imag(w)); w = w/0; printf('%g%+gi ', real(w), imag(w)); w=exp(w/Inf); end
x = 0; c = -0.4+0.6i; for k=1:20, x = x^2 + c; end, x
x = 0; for k=1:20, x = x*x + c; if abs(x) > 2, break, end; end, x
y = sqrt(-4); y = y*y, sqrt(y), log(-1)*2, y == -4
