% Every colormap at small numbers of rows: none, one, and those where its pieces meet.
maps = {@autumn, @bone, @cool, @copper, @flag, @gray, @hot, @hsv, @jet, @lines, @pink, @prism, @spring, ...
        @summer, @white, @winter};
for k = 1:numel (maps)
  for n = [-1, 0, 1, 2, 3, 4, 5, 7, 8]
    m = maps{k}(n);
    printf ("%s %d: %d %d %.8g\n", func2str (maps{k}), n, size (m), sum (m(:)' .* (1:numel (m))));
  end
  try
    maps{k}([1, 2]);
  catch err
    disp (err.message);
  end
end
