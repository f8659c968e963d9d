% Remainders are as exact as the rounded quotient, also beyond 2^53.
x = [1e17 123456789012345678 2^60+2^20 9007199254740991 1e20 1e300 -1e17 -9007199254740991 4503599627370497];
y = [3 7 1000 10 2^31-1 97];
for b=y, printf('%.17g ', mod(x,b)); printf('| %.17g ', rem(x,b)); printf('\n'); end
printf('%.17g ', mod(5.5,[2 -2 0.1 0.3 1]), mod(-5.5,[2 -2 0.1 0.3 1]), mod(0.3,0.1), mod([-1 1]*1e-20, 3), mod(-0,3), mod(0,-3), mod(6,-3), mod(-6,3)); printf('\n');
printf('%.17g ', rem(5.5,[2 -2 0.1 0.3 1]), rem(-5.5,[2 -2 0.1 0.3 1]), rem(0.3,0.1), rem([-1 1]*1e-20, 3), rem(-0,3), rem(0,-3), rem(6,-3), rem(-6,3)); printf('\n');
x = mod((1:2000)*7919.5, 13.25); printf('%.17g\n', sum(x));
s = 42; t = 0; for k=1:3000, s = mod(s*69069+1, 2^32); t = t + mod(s, 1000); end, t
s = 42; for k=1:300, s = mod(s*6364136223846793005 + 1442695040888963407, 2^63); end, printf('%.17g\n', s);
s = 42; for k=1:300, s = mod(s*16807*65539, 2^31-1); end, printf('%.17g\n', s);
