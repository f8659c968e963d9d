% Variables named like what generated code may call functions and globals.
1;
function y = twice(x)
  y = 2 * x;
end
function y = time(x)
  y = x;
end
function r = global_k(n)
  global k
  global_k = n; r = global_k + k; k = k + 1; persistent_p = 3; r = r + persistent_p;
end
twice_2 = 5; f_twice = 3; local_twice = 7;
a = twice(1), b = twice([1 2 3]), c = twice(int8(3)), d = twice('a')
twice_2, f_twice, local_twice
time_ = time(3); time_ = time_ + time(2.5)
twice = 3; twice(1)
global k
k = 2;
global_k(3), global_k(4)
function_1 = 3; function_ = 4; x_1 = 5; x = ones(function_, 2); x(end+1, :) = 3; x, x_1
