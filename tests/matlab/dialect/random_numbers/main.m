% "rng", "Creating and Controlling a Random Number Stream": the Mersenne twister, seeded by one number.
%#dialect matlab
rng(42);
a = rand(1, 3);
assert(all(abs(a - [0.374540118847362 0.950714306409916 0.731993941811405]) < 1e-15));
rng('default');
b = rand();
assert(abs(b - 0.814723686393179) < 1e-15);
rng(0, 'twister');
assert(rand() == b);
s = rng;
x = rand(1, 2);
rng(s);
assert(isequal(rand(1, 2), x));
disp("passed")
