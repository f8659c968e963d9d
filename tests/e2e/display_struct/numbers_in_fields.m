s.int = 5; s.frac = 0.1; s.big = 1e10; s.neg = -2; s.nan = NaN; s.inf = Inf; s.cplx = 1 - 2i; s.row = [0.5 1]; s.col = [1; 2]; s.i8 = int8(-3); s.log = false; s.rng = 0:0.5:1; s.emp = zeros(0, 3); s.str = ""; s.mat = [1e6 0.1; 2 3];
s
disp(s)
