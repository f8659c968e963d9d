% repmat of one element by counts that only the run knows.
1;
function repeated_characters ()
  counts = [0 1 2 5 -1 2.5 NaN 1e6];
  n = 0;
  for k = 1:numel (counts)
    m = counts(k);
    try
      a = repmat ('x', 1, m);
      printf ('%s %s %d | ', class (a), mat2str (size (a)), sum (a == 'x'));
      b = repmat ('y', m, 1);
      printf ('%s %s | ', class (b), mat2str (size (b)));
      if m < 100
        c = repmat ('z', m, m);
        printf ('%s %s | ', class (c), mat2str (size (c)));
      end
      d = repmat (k + 0.5, 1, m);
      printf ('%s %s %g | ', class (d), mat2str (size (d)), sum (d));
      e = repmat (true, m, 2);
      printf ('%s %s\n', class (e), mat2str (size (e)));
    catch err
      disp (err.message)
    end
  end
  out = '';
  for digits = '3a2b10c0d1e'
    if digits >= '0' && digits <= '9'
      n = n * 10 + (digits - '0');
    else
      out = [out repmat(digits, 1, n)];
      n = 0;
    end
  end
  disp (out)
  for k = 0:3
    disp (['[' repmat(' ', 1, k) '*' repmat('-', 1, 3 - k) ']'])
  end
  try
    x = repmat ('a', 1, n + 1e18);
    disp (size (x))
  catch err
    disp ('failed')
  end
end
repeated_characters ()
