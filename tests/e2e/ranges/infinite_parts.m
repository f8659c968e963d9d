% ranges whose parts are infinite, NaN or -0: elements, iterations, sums
V = [-Inf -1 -0 0.5 3 Inf NaN];
for b = V
  for s = V
    for l = V
      try
        r = b:s:l;
        t = sprintf('%d|%s', numel(r), sprintf('%g,', r(1:min(end,4))));
        try, t = [t sprintf('|neg %g', 1./r(1:min(end,2)))]; catch e, end
      catch e
        t = e.message;
      end
      n = 0; last = -77;
      try
      for k = b:s:l, n++; last = k; if n >= 5, break; end, end
      u = sprintf('loop %d last %g size %s', n, last, mat2str(size(k)));
      catch e
       u = e.message;
      end
      try
        w = sprintf('sum %g', sum(b:s:l));
      catch e
        w = e.message;
      end
      printf('%g:%g:%g => %s ; %s; %s\n', b, s, l, t, u, w);
    end
  end
end
