% variables and functions that are called like something in C's headers
1;
function y = erff (x)
  y = 2 * x;
end
function y = powf (x, n)
  y = x .^ n;
end
function y = isless (a, b)
  y = a < b;
end
function [s, c] = sincosf (t)
  s = sin (t); c = cos (t);
end
function r = int32_t (x)
  r = int32 (x);
end
function r = linux ()
  r = "os";
end
global cosl M_PI
cosl = [1 2 3];
M_PI = 3;
logl = 0;
for k = 1:4
  logl = logl + log (k);
  sinl(k) = powf (k, 2);
end
logl, sinl, cosl
nanf = erff (0.25)
isnormal = isless (1, 2) && isless (logl, 100)
[tanf, tanl] = sincosf (1)
SIZE_MAX = int32_t (7.6)
FP_NAN = linux ()
isgreater = {1, "two"};
isgreater{2}(1) = "T";
isgreater
lgammaf_r = struct ("roundl", 1.5, "INT8_MAX", int8 (127))
f = @(fmaf, unix) fmaf + unix * M_PI;
f (1, 2)
size_t = zeros (1, 3);
size_t(2) = M_PI;
size_t
