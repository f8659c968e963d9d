% The first of several nested rounds always fails: loops behind it are never reached.
1;
function r = dies (x)
  error ('always %d', x(1));
  r = 3;
end
function t ()
  c = {1, 'ab', [1 2 3]};
  for i = 1:length (c)
    for h = [1 2 3]
      for s = [-1, 1]
        cur = c{i} * s;
        phi = dies (cur + h);
        disp (phi);
      end
    end
  end
end
try
  t ();
catch e
  disp (e.message);
end
