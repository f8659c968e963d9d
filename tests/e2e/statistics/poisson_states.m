% Poisson distributed numbers: the same after the same state, shapes, means that are none.
randp('state', 12);
a = randp(5, 1, 200);
b = randp([0.5 40; 100 3]);
randp('state', 12);
disp(isequal(a, randp(5, 1, 200)))
disp(isequal(b, randp([0.5 40; 100 3])))
disp(abs(mean(a) - 5) < 1)
disp(size(randp(5, [2 3]))), disp(size(randp(3, 2))), disp(class(randp(2, 1, 2, 'single')))
disp(randp([-Inf -1 0 Inf NaN]))
disp(abs(mean(randp(1000, 1, 300)) - 1000) < 10)
disp(numel(randp('state')))
