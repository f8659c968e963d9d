% bodies that attract each other: the forces on each are a round's
function n_body
  n = 24; steps = 5; dt = 0.01;
  k = (1:n)';
  p = [cos(k), sin(2 * k), mod(k, 5) / 5]; v = zeros(n, 3); m = 1 + mod(k, 3);
  a = zeros(n, 3);
  for t = 1:steps
    parfor i = 1:n
      f = [0 0 0];
      for j = 1:n
        if j ~= i
          d = p(j, :) - p(i, :);
          f = f + m(j) * d / (sum(d .^ 2) + 0.01) ^ 1.5;
        end
      end
      a(i, :) = f;
    end
    v = v + dt * a;
    p = p + dt * v;
  end
  printf("%.10f %.10f %.10f\n", p([1 10 24], :)');
end
