classdef timerange
  % Rows of a timetable between two times: 'openright', 'closed', 'open', 'openleft', or a unit of time around one.
  properties (SetAccess = private)
    first
    last
    type = 'openright'
  end
  methods
    function r = timerange(first, last, type)
      units = {'years', 'quarters', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'};
      if ischar(last) || isstring(last)
        at = find(strcmp(last, units), 1);
      else
        at = [];
      end
      r.first = moment(first);
      if isempty(at)
        r.last = moment(last);
      else
        unit = units{at}(1:end - 1);
        r.first = dateshift(r.first, 'start', unit);
        r.last = dateshift(r.first, 'start', unit, 'next');
      end
      if nargin > 2
        r.type = char(type);
      end
    end

    function tf = contains(r, times)
      if any(strcmp(r.type, {'closed', 'closedleft', 'openright'}))
        tf = times >= r.first;
      else
        tf = times > r.first;
      end
      if any(strcmp(r.type, {'closed', 'closedright', 'openleft'}))
        tf = tf & times <= r.last;
      else
        tf = tf & times < r.last;
      end
    end
  end
end

function t = moment(x)
  % Infinite numbers are all times before, or after.
  t = x;
  if ischar(x) || isstring(x)
    t = datetime(x);
  end
end
