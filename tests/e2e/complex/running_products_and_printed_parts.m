% Running sums and products begin with the first element; %d of a complex number that is no integer.
1;

function y = running(x)
  y = cumprod(x);
  y(1) = y(1) + 0;
end

samples = {complex(2, NaN), complex([2 3], [NaN 1]), complex([2; 3], [1; Inf]), complex(-0, -0), ...
           complex([-0 -0], [-0 0]), single(complex([2 1], [NaN 0])), ...
           complex([1 2; 3 4], [0 Inf; NaN 1]), -0, [-0 -0], [NaN 2], [Inf 0 2], zeros(1, 0)};
for x = samples
  for f = {@cumprod, @cumsum, @prod, @sum}
    y = f{1}(x{1})
    disp(1 ./ real(y));
    disp(1 ./ imag(y));
  end
  y = cumprod(x{1}, 2)
end
running(complex(2, NaN))
running([-0 1])

values = {sqrt(-2), 1+2i, 2.5+2i, complex(3, 0), 1i*1.5 + 0.25, single(1.5+1i), 1e20 + 1i, complex(NaN, 1), ...
          complex(-Inf, 2), [1.5+2i 3]};
for v = values
  for t = {'%d;', '%i;', '%x;', '%u|', '%5.2f;', '%g,', '%5d %d;'}
    try
      disp(sprintf(t{1}, v{1}));
    catch err
      disp(err.message);
    end
  end
end
printf("%d %d;\n", 5, 1.5+2i);
y = 0.25 + 1i;
printf("%d\n", y);
