function [method, factor, window, dim] = __outlier_options__ (A, args)
  % The method of functions of outliers, its factor or percentiles, its window, and the dimension.
  method = "median";
  factor = [];
  window = [];
  dim = __first_dim__ (A);
  k = 1;
  while (k <= numel (args))
    word = args{k};
    if (! ischar (word))
      dim = word;
      __check_dim__ ("isoutlier", dim);
      k = k + 1;
      continue;
    end
    switch (lower (word))
      case {"median", "mean", "quartiles", "grubbs", "gesd"}
        method = lower (word);
        k = k + 1;
      case "percentiles"
        method = "percentiles";
        factor = args{k+1};
        k = k + 2;
      case {"movmedian", "movmean"}
        method = lower (word);
        window = args{k+1};
        k = k + 2;
      case "thresholdfactor"
        factor = args{k+1};
        k = k + 2;
      otherwise
        error ("MATLAB:isoutlier:UnknownParameter", "isoutlier: unknown option '%s'", word);
    end
  end
end
