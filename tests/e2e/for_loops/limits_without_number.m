% A loop to NaN has one round: here nothing reads its variable.
1;
function n = hidden (n)
  n = str2double (sprintf ('%.17g', n));
end
function r = rounds (n)
  r = 0;
  for k = 1:n
    r = r + 1;
  end
end
function r = odd (n)
  r = 0;
  for k = 1:2:n
    r++;
  end
end
function r = backwards (n)
  r = [];
  for k = 3:-1:n
    r(end+1) = 7;
  end
end
function r = nested (n)
  r = 0;
  for k = 1:n
    for j = 1:n
      r = r + 1;
    end
    for j = 2:n
      r = r + 10;
    end
  end
end
function compared (n)
  for k = 1:n
    if n > 0, printf ('positive '); else, printf ('not positive '); end
    if n >= 1, printf ('one '); end
    if ! (n < 1), printf ('not below '); end
    if n == n, printf ('a number '); end
    m = max (n, 0);
    printf ('%g %g %g\n', m, abs (n), n + 1);
  end
end
function x = filled (n, m)
  x = zeros (1, m);
  for k = 1:n
    x(end+1) = m;
    x = [x, 1];
  end
end
function left (n)
  for k = 1:n
    try
      error ('left');
    catch e
      disp (e.message);
      break;
    end
  end
  while n != n
    for k = n:n
      disp ('round');
    end
    n = 1;
  end
end
for v = {NaN, 3, 0, -1, 2.5}
  n = hidden (v{1});
  disp (rounds (n)), disp (odd (n)), disp (backwards (max (n, -3))), disp (nested (n))
  disp (rounds (v{1})), disp (odd (single (v{1})))
  compared (n);
  disp (filled (n, 2));
  left (n);
end
