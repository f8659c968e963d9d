% arrays that each round fills, inner loops, calls of functions
function temporaries
  n = 30;
  y = zeros(n, 1); last = 0;
  parfor i = 1:n
    t = zeros(1, 4);
    for k = 1:4
      t(k) = i * k;
    end
    u = [t(4); t(1)];
    y(i) = sum(t) + u(1) - poly(u, i);
  end
  printf("%g ", y); printf("\n");
  parfor i = 1:n
    last = i;
    y(i) = last + 1;
  end
  printf("%g %g %g\n", last, i, sum(y));
end
function r = poly(u, x)
  r = 0;
  for k = 1:numel(u)
    r = r * x + u(k);
  end
end
