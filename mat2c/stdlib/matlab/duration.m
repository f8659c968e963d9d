classdef duration < secondsArray
  % Lengths of time in units of fixed length ("duration" of MATLAB's documentation).
  properties
    Format = 'hh:mm:ss'
  end
  methods (Static)
    function d = empty(varargin)
      d = withSeconds(duration(), double.empty(varargin{:}));
    end
  end
  methods
    function d = duration(h, m, s, varargin)
      if nargin == 0
        return
      end
      if nargin == 1
        m = h(:, 2);
        s = h(:, 3);
        h = h(:, 1);
      elseif nargin == 2
        s = 0;
      end
      d.inSeconds = double(h) * 3600 + double(m) * 60 + double(s);
      if numel(varargin) == 2
        d.Format = char(varargin{2});
      end
    end

    function r = plus(a, b)
      if isa(b, 'datetime')
        r = plus(b, a);
      else
        r = withSeconds(model(a, b), inSecondsOf(a) + inSecondsOf(b));
      end
    end

    function r = minus(a, b)
      r = withSeconds(model(a, b), inSecondsOf(a) - inSecondsOf(b));
    end

    function r = uminus(a)
      r = withSeconds(a, -a.inSeconds);
    end

    function r = times(a, b)
      if isa(a, 'duration')
        r = withSeconds(a, a.inSeconds .* b);
      else
        r = withSeconds(b, a .* b.inSeconds);
      end
    end

    function r = mtimes(a, b)
      r = times(a, b);
    end

    function r = rdivide(a, b)
      if isa(b, 'duration')
        r = inSecondsOf(a) ./ b.inSeconds;
      else
        r = withSeconds(a, a.inSeconds ./ b);
      end
    end

    function r = mrdivide(a, b)
      r = rdivide(a, b);
    end

    function r = abs(a)
      r = withSeconds(a, abs(a.inSeconds));
    end

    function r = sum(a, varargin)
      r = withSeconds(a, sum(a.inSeconds, varargin{:}));
    end

    function r = mean(a, varargin)
      r = withSeconds(a, mean(a.inSeconds, varargin{:}));
    end

    function [x, y] = operands(a, b)
      x = inSecondsOf(a);
      y = inSecondsOf(b);
    end

    function r = double(a)
      r = a.inSeconds / 86400;
    end

    function s = string(a)
      s = strings(size(a.inSeconds));
      for k = 1:numel(s)
        s(k) = shown(a.inSeconds(k), a.Format);
      end
    end

  end
end

function d = model(a, b)
  d = a;
  if ~isa(a, 'duration')
    d = b;
  end
end

function s = inSecondsOf(x)
  % Numbers are days.
  if isa(x, 'duration')
    s = x.inSeconds;
  else
    s = double(x) * 86400;
  end
end

function t = shown(s, format)
  switch format
    case {'y', 'd', 'h', 'm', 's'}
      units = struct('y', 365.2425 * 86400, 'd', 86400, 'h', 3600, 'm', 60, 's', 1);
      words = struct('y', "yr", 'd', "day", 'h', "hr", 'm', "min", 's', "sec");
      n = s / units.(format);
      word = words.(format);
      if any(strcmp(format, {'d', 'y'})) && n ~= 1
        word = word + "s";
      end
      t = string(sprintf('%.5g', n)) + " " + word;
    otherwise
      sign = "";
      if s < 0
        sign = "-";
        s = -s;
      end
      h = floor(s / 3600);
      m = floor(mod(s, 3600) / 60);
      r = mod(s, 60);
      switch format
        case 'hh:mm'
          t = sign + sprintf('%02d:%02d', h, m);
        case 'mm:ss'
          t = sign + sprintf('%02d:%02d', floor(s / 60), floor(r));
        otherwise
          t = sign + sprintf('%02d:%02d:%02d', h, m, floor(r));
      end
  end
end
