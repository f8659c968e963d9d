z = [3+4i, 1-2i, -5, 2i];
abs(z), arg(z), conj(z), real(z), imag(z), z.', z', z .* z, z ./ [1i 1 2 3], z + 1, z - 1i, 2 * z, z.^2, sum(z), prod(z), mean(z), cumsum(z)
isreal(z), isreal(z(3)), iscomplex(z), isreal(complex(1, 0)), iscomplex(z(3)), isreal(real(z))
sqrt(z), exp(1i * pi / 2), log(1i), sin(1i), cos(1+1i), 1i^1i, (1+2i)^2, (1+2i)^0.5, 2^(1+1i), sqrt(-1), (-1)^(1/3)
round(1.5+2.5i), floor(-1.5-1.5i), ceil(1.2+1.2i), fix(1.9-1.9i), sign(1+1i), isnan(complex(NaN, 0)), isinf(complex(1, Inf)), max(z), min(z), sort(z), any(z), all(z), z == conj(conj(z)), cplxpair([1+1i 1-1i 3]), abs(3-4i), hypot(3, 4i), angle(-1), unwrap([0 2*pi])
