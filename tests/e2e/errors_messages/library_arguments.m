% How functions of the library refuse wrong arguments.
1;
function refused (f, varargin)
  try
    f (varargin{:});
    disp ("taken");
  catch e
    disp (strrep (strtok (e.message, "\n"), ".  Correct usage is:", ""));
  end
end
refused (@datevec, "1/2/30", "mm/yy/yy");
refused (@datevec, "1/2/30", "mm/mm/yy");
refused (@datevec, "15:38:21.251", "HH:SS:SS");
refused (@fminbnd, @sin, 0, -pi);
refused (@quadl, @sin, 0, 1, -1);
refused (@unicode2native, ['ab'; 'cd']);
refused (@native2unicode, [1 2; 3 4]);
refused (@native2unicode, 164:170, 123);
disp (double (native2unicode ([0 120.3 122.6])));
refused (@rng, 0, struct ());
refused (@rng, 0, "philox");
refused (@rng, 0, "foobar");
refused (@rng, struct ());
refused (@periodogram, 1:5, 1:6);
refused (@periodogram, 1:5, 1:5, 1:5);
refused (@periodogram, 1:5, "centered");
disp (numel (periodogram (1:5, "twosided")));
refused (@interpft, 1:4, [2 2]);
refused (@interpft, 1:4, 2, 3);
refused (@accumdim, ones (2), ones (2));
refused (@accumdim, [-1 1], ones (2));
refused (@accumdim, [1 2], ones (2), 1, 1);
refused (@accumdim, 1, ones (2));
refused (@movmean, 1, {1});
refused (@movmean, 1:9, -1);
refused (@movmean, 1:9, 1);
refused (@movmean, 1:9, [1 2 3]);
refused (@movmean, 1:3, 5);
disp (movfun (@(x) [min(x), max(x)], (1:4)', 3));
refused (@prepad, [1 2], 2, ones (2));
refused (@prepad, [1 2], 2, 2, 1.1);
refused (@postpad, [1 2], -1);
refused (@ind2rgb, 1.1, gray (4));
refused (@ind2rgb, 1, ones (2, 4));
refused (@im2double, int16 (17), "indexed");
refused (@im2double, 1, "x");
refused (@strchr, "aeiou", 1);
refused (@strmatch, 1, "aaa");
refused (@untabify, 1);
refused (@isdefinite, 1, {1});
refused (@ishermitian, 1, "skew", {1});
disp (ismember (int32 ([1 2; 3 4]), 2.5));
disp (ismember ([2.5 3], int8 ([2 3])));
refused (@conv, [1 2], 'ab');
