% Results of builtins that no memory holds are errors that can be caught.
1;
function expect (f)
  try
    y = f ();
    disp (size (y))
  catch e
    printf ('%s | %s\n', e.message, e.identifier);
  end
end

a = (1:1e6)';
b = 1:1e6;
expect (@() a .^ b)
expect (@() -a .^ (b / 2))
expect (@() int8 (a) .^ int8 (b))
expect (@() max (a, b))
expect (@() min (a + i, b))
expect (@() mod (a, b))
expect (@() atan2 (a, b))
expect (@() hypot (a, b))
expect (@() gcd (a, b))
expect (@() realpow (a, b))
expect (@() a & b)
expect (@() a >= b)
expect (@() vander (b))
expect (@() vander (1:10, 1e12))
expect (@() perms (1:20))
expect (@() perms ('abcdefghijklmnopqrstuvwxyz'))
expect (@() perms (1:200))
expect (@() primes (1e13))
expect (@() primes (Inf))
expect (@() dec2bin (1:3, 1e13))
expect (@() dec2base (5, 3, 1e13))
expect (@() conv2 (a, b))
expect (@() fft (1:10, 1e13))
expect (@() ifft (1:10, 1e13))
expect (@() fft2 (1:10, 1e7, 1e7))
expect (@() fftn (1:10, [1e7 1e7]))
try
  vander (b);
catch e
  disp (e.message)
end
try
  y = a .^ b;
catch e
  disp (e.message)
end
try
  y = max (a, b);
catch e
  disp (e.message)
end
p = perms ([3 1 2])
p = perms ({'x', 2})
p = perms (int8 ([1 5 1]))
p = perms ('ab')
p = perms ([])
