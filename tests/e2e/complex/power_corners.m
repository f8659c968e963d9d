% Powers with a complex operand whose imaginary part is 0, of zero, and with large whole exponents.
1;
function p(x)
  printf(' %g%+gi', [real(x(:)) imag(x(:))].');
  printf('\n');
end

function table(z, es)
  for e = es
    p(z ^ e), p([z z + i] .^ e), p(z .^ [e 2]), p([z z + i] .^ [e 3])
    p(complex(e, 0) .^ z), p(e .^ z), p([e 1] .^ z), p([e -2] .^ [z 1 + i])
  end
end

es = [0 1 2 -1 -2 0.5 -0.5 Inf -Inf NaN 1000 1025 2000];
for z = {complex(0, 0), complex(2, 0), complex(-2, 0), i, 1 + i, complex(Inf, 0), complex(0.5, 0)}
  table(z{1}, es)
  table(single(z{1}), single(es))
end
printf('%.9g %.9g\n', single(1.1 + 0.3i) ^ 7, single(-1.7 + 2.2i) ^ single(1.9 - 3i));
isnan (complex (0, 0) ^ Inf)
x = (-1) .^ [2 0.5i]
x = [-1 2 0] .^ (2 + 0i)
x = [-1 2 0] .^ complex(2, 0)
x = 2 .^ complex([1 2], [0 1])
x = vander([-1 0.5 2], 4)
