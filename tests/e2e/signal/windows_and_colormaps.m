% what windows refuse, and what counts as a colour map
windows = {@hanning, @hamming, @blackman};
for k = 1:3
  for m = {1, 4, 0, 1.5, 'a', [1 2]}
    for option = {'invalid', 'periodic', 2}
      try
        w = windows{k}(m{1}, option{1});
        printf('%d samples, %.4f\n', numel(w), sum(w));
      catch err
        disp(err.message)
      end
    end
  end
end
maps = {rand(4, 3), 2 * ones(2, 3), -ones(1, 3), zeros(0, 3), single([1 0 .5]), uint8([1 1 1]), ...
        true(2, 3), [NaN 0 0], [1i 0 0], ones(2, 4), 'abc', {}, ones(2, 3, 2)};
printf('%d ', cellfun(@iscolormap, maps)); printf('\n');
