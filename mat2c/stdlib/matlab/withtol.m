classdef withtol
  % Rows of a timetable whose times are near given ones.
  properties (SetAccess = private)
    times
    tolerance
  end
  methods
    function w = withtol(times, tolerance)
      if ischar(times) || isstring(times) || iscell(times)
        times = datetime(times);
      end
      w.times = times;
      w.tolerance = tolerance;
    end

    function tf = contains(w, times)
      tf = false(size(times));
      for k = 1:numel(w.times)
        tf = tf | abs(times - w.times(k)) <= w.tolerance;
      end
    end
  end
end
