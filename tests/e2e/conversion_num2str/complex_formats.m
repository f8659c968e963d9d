% A format for complex numbers is used for the real part and, signed, for the imaginary part.
z = [1.25+2.5i 3; -4 -5i];
disp (num2str (z(1), "%5.1f"))
disp (num2str (z, "%5.1f"))
disp (num2str (z, '%8.3e'))
disp (num2str (z, '%d, '))
disp (num2str (z, " %6.2f"))
disp (num2str (single (z(:, 1)), '%g'))
disp (num2str (z, '%4.1f\t'))
disp (num2str (cat (3, z, 2 * z), '%6.2f'))

% Errors of formats name the function that formats.
values = {1.5, [1.5; 22.25], 1+2i, true, int8(3)};
for k = 1:numel (values)
  try
    num2str (values{k}, '%y')
  catch e
    disp (e.message)
  end
end

% Negative zeros keep their sign in texts: which zero is the larger one shows.
n = 0;
disp (num2str (max (-n, 0)))
disp (num2str (max (0, -n)))
printf ("%%.%df\n", max (-n, 0));
