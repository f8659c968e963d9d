% What main.c does, for Octave; the Makefile takes the types of the inputs from the call.
x = [0; 0; 1; 1];
P = eye (4);
for k = 1:50
  noise = [mod(7 * k, 11); mod(5 * k, 13)] / 26 - 0.2;
  z = [0.1 * k; 5 - 0.05 * k] + noise;
  [x, P] = kalman_step (x, P, z);
  if mod (k, 10) == 0
    printf ("%2d: measured %6.3f %6.3f  position %6.3f %6.3f  velocity %6.3f %6.3f\n", ...
            k, z, x);
  end
end
