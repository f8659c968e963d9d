% sprintf with templates that are written out: texts of known pieces.
1;
function texts_by_pieces ()
  numbers ();
  texts ();
  built ();
  integers ();
  others ();
end

function numbers ()
  x = [0 -0 1 -7 3.5 -2.25 1e10 123456789012 1e15 1e300 Inf -Inf NaN 97 255 300 0.1];
  for k = 1:numel (x)
    v = x(k);
    show (sprintf ('%d|%i|%u', v, v, v));
    show (sprintf ('%5d|%-5d|%05d|%+d|% d', v, v, v, v, v));
    show (sprintf ('%x|%o|%X', v, v, v));
    show (sprintf ('%f|%.2f|%8.3f|%-8.1f|', v, v, v, v));
    show (sprintf ('%e|%g|%G|%.10g|%E', v, v, v, v, v));
    show (sprintf ("%5.1f%%\t%d\n", v, v));
    if ~ (v > 1e6 && v < Inf)
      show (sprintf ('%c|%s', v, v));
      show (sprintf ('[%5s|%-4c]', v, v));
    end
  end
end

function texts ()
  c = {'', 'a', 'abc', "x\ty"};
  for k = 1:4
    t = c{k};
    show (sprintf ('%s', t));
    show (sprintf ('<%s>', t));
    show (sprintf ('%s=%d', t, 5));
    show (sprintf ('%d=%s', 5, t));
    show (sprintf ('%s %s', t, t));
    show (sprintf ('%s,%s,%d', 'q', t, k));
    show (sprintf ('%5s|%-5s|%.2s', t, t, t));
    show (sprintf ('%d', t));
    m = [t; t];
    show (sprintf ('%s!', m));
  end
  ch = 'hello';
  for k = 1:5
    show (sprintf ('%c%s%d', ch(k), ch(k), ch(k)));
    show (sprintf ('%s', ch(1:k - 1)));
  end
end

function built ()
  s = '';
  for k = 1:12
    s = [s sprintf('%d,', k * k)];
    s = sprintf ('%s%c', s, 'a' + mod (k, 26));
    s = [sprintf('<%s>', s(1:min (2, end))) s];
  end
  show (s);
  p = 'x';
  for k = 1:3
    p = sprintf ('%s(%s)', p, p);
  end
  show (p);
end

function integers ()
  for k = [-3 0 7 100000 123456789]
    show (num2str (k));
    show (num2str (k + 1e9));
    show (num2str (k * 1e6));
    show (['k' num2str(mod (k, 10)) 'z']);
    show (num2str (k / 4));
  end
  for k = -2:3
    show (num2str (k));
    show (num2str (int8 (k)));
    show (num2str (k > 0));
    show (sprintf ('%d %d', int8 (k), k > 0));
    show (sprintf ('%d %g %s', single (k) / 2, single (k), 'end'));
    show (sprintf ('%d', uint64 (18446744073709551615)));
  end
end

function others ()
  v = [1 2 3];
  show (sprintf ('%d', v));
  show (sprintf ('%d,%d', v));
  show (sprintf ('%d %s', 1, [72 105]));
  show (sprintf ('plain'));
  show (sprintf ('100%%'));
  show (sprintf ('%d'));
  show (sprintf ('%s|'));
  show (sprintf ('%d|', []));
  show (sprintf ('%s|%d|', '', 5));
  show (sprintf ('%d %d', 1));
  show (sprintf ('%d', 1, 2));
  show (sprintf ('a\\b\n%d', 3));
  show (sprintf ("%s", 'it''s'));
  show (sprintf ('%*d', 5, 3));
  try
    show (sprintf ('%d', 1 + 2i));
  catch err
    disp (err.message)
  end
end

function show (s)
  s(s < 32) = '#';
  printf ('%s %dx%d [%s]\n', class (s), rows (s), columns (s), s);
end
texts_by_pieces ()
