% Three bodies that attract each other, and a list of their closest encounters.
mass = [3 4 5];
place = [1 -2 1; 3 -1 -1];
speed = zeros (2, 3);
dt = 1e-3;
encounters = {};
for step = 1:2000
  pull = zeros (2, 3);
  for a = 1:3
    for b = [1:a-1, a+1:3]
      way = place(:, b) - place(:, a);
      distance = norm (way);
      pull(:, a) = pull(:, a) + mass(b) * way / distance ^ 3;
      if a < b && distance < 0.3
        encounters{end+1} = struct ('time', step * dt, 'bodies', [a b], 'distance', distance);
      end
    end
  end
  speed = speed + dt * pull;
  place = place + dt * speed;
end
energy = 0.5 * sum (mass .* sum (speed .^ 2));
printf ("%.4f\n", energy);
near = cellfun (@(e) e.distance, encounters);
printf ("%d moments of an encounter, nearest %.4f\n", numel (near), min (near));
