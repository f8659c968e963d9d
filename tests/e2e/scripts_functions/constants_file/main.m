constants
circumference = TWO_PI * 2;
printf('%.4f\n', circumference);
disp(NAMES{2})
GRAVITY = 1.62;
weight = 10 * GRAVITY
constants
weight = 10 * GRAVITY
run_check
