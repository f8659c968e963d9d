% Texts and rows that are 0x0 or lie along a dimension, one behind the other.
1;
function lines_joined ()
  for n = 0:2
    for m = 0:2
      a = grown (n, 'a');
      b = grown (m, 'b');
      show ([a b]);
      show ([a b a]);
      show ([a 'x' b]);
      show ([a zeros(1, 0) b]);
      p = numbers (n);
      q = numbers (m);
      show ([p q]);
      try
        show ([p; q]);
      catch err
        disp (err.message)
      end
      show ([p.'; q.']);
      show ([p(:); q(:)]);
      s = '';
      t = [];
      u = [];
      for k = 1:3
        s = [s a b];
        t = [t p q];
        u = [u; p.'; q.'];
      end
      show (s); show (t); show (u);
      s = '';
      for k = 1:2
        s = [s a];
      end
      show (s)
    end
  end
end

function s = grown (n, c)
  s = '';
  for k = 1:n
    s(end + 1) = c;
  end
end

function x = numbers (n)
  x = [];
  for k = 1:n
    x(end + 1) = k;
  end
end

function show (x)
  printf ('%s %dx%d %s\n', class (x), rows (x), columns (x), num2str (x(:).'));
end

lines_joined ()
