classdef duration < numberedArray
  % Lengths of time in units of fixed length ("duration" of MATLAB's documentation).
  properties
    Format = 'hh:mm:ss'
  end
  methods (Static)
    function d = empty(varargin)
      d = withNumbers(duration(), double.empty(varargin{:}));
    end
  end
  methods
    function d = duration(h, m, s, varargin)
      if nargin == 0
        return
      end
      if nargin == 1 && (ischar(h) || isstring(h) || iscellstr(h))
        d.numbers = timesOf(string(h));
        return
      elseif nargin == 1
        m = h(:, 2);
        s = h(:, 3);
        h = h(:, 1);
      elseif nargin == 2
        s = 0;
      end
      if ~isempty(varargin) && isnumeric(varargin{1})
        s = double(s) + double(varargin{1}) / 1000;
        varargin(1) = [];
      end
      d.numbers = double(h) * 3600 + double(m) * 60 + double(s);
      if numel(varargin) == 2
        d.Format = char(varargin{2});
      end
    end

    function r = plus(a, b)
      if isa(b, 'datetime')
        r = plus(b, a);
      else
        r = withNumbers(model(a, b), inSecondsOf(a) + inSecondsOf(b));
      end
    end

    function r = minus(a, b)
      r = withNumbers(model(a, b), inSecondsOf(a) - inSecondsOf(b));
    end

    function r = uminus(a)
      r = withNumbers(a, -a.numbers);
    end

    function r = uplus(a)
      r = a;
    end

    function r = times(a, b)
      if isa(a, 'duration')
        r = withNumbers(a, a.numbers .* b);
      else
        r = withNumbers(b, a .* b.numbers);
      end
    end

    function r = mtimes(a, b)
      r = times(a, b);
    end

    function r = rdivide(a, b)
      if isa(b, 'duration')
        r = inSecondsOf(a) ./ b.numbers;
      else
        r = withNumbers(a, a.numbers ./ b);
      end
    end

    function r = mrdivide(a, b)
      r = rdivide(a, b);
    end

    function r = mod(a, b)
      r = withNumbers(model(a, b), mod(inSecondsOf(a), inSecondsOf(b)));
    end

    function r = rem(a, b)
      r = withNumbers(model(a, b), rem(inSecondsOf(a), inSecondsOf(b)));
    end

    function r = abs(a)
      r = withNumbers(a, abs(a.numbers));
    end

    function r = sign(a)
      r = sign(a.numbers);
    end

    function tf = isnan(a)
      tf = isnan(a.numbers);
    end

    function tf = isfinite(a)
      tf = isfinite(a.numbers);
    end

    function tf = isinf(a)
      tf = isinf(a.numbers);
    end

    function r = floor(a, varargin)
      r = rounded(a, @floor, varargin{:});
    end

    function r = ceil(a, varargin)
      r = rounded(a, @ceil, varargin{:});
    end

    function r = fix(a, varargin)
      r = rounded(a, @fix, varargin{:});
    end

    function r = round(a, varargin)
      r = rounded(a, @round, varargin{:});
    end

    function r = sum(a, varargin)
      r = withNumbers(a, sum(a.numbers, varargin{:}));
    end

    function r = cumsum(a, varargin)
      r = withNumbers(a, cumsum(a.numbers, varargin{:}));
    end

    function r = diff(a, varargin)
      r = withNumbers(a, diff(a.numbers, varargin{:}));
    end

    function r = mean(a, varargin)
      r = withNumbers(a, mean(a.numbers, varargin{:}));
    end

    function r = median(a, varargin)
      r = withNumbers(a, median(a.numbers, varargin{:}));
    end

    function r = mode(a, varargin)
      r = withNumbers(a, mode(a.numbers, varargin{:}));
    end

    function r = std(a, varargin)
      r = withNumbers(a, std(a.numbers, varargin{:}));
    end

    function r = colon(first, step, last)
      if nargin == 2
        last = step;
        step = 1;
      end
      r = withNumbers(model(first, last), inSecondsOf(first):inSecondsOf(step):inSecondsOf(last));
    end

    function r = linspace(first, last, varargin)
      r = withNumbers(model(first, last), linspace(inSecondsOf(first), inSecondsOf(last), varargin{:}));
    end

    function [h, m, s] = hms(a)
      h = fix(a.numbers / 3600);
      m = fix(rem(a.numbers, 3600) / 60);
      s = rem(a.numbers, 60);
    end

    function [x, y] = operands(a, b)
      x = inSecondsOf(a);
      y = inSecondsOf(b);
    end

    function r = double(a)
      r = a.numbers / 86400;
    end

    function s = string(a, format)
      if nargin < 2
        format = a.Format;
      end
      s = strings(size(a.numbers));
      for k = 1:numel(s)
        s(k) = shown(a.numbers(k), char(format));
      end
    end

  end
end

function seconds = timesOf(texts)
  % Seconds of texts of the forms hh:mm:ss, hh:mm:ss.SSS, dd:hh:mm:ss and mm:ss.
  seconds = NaN(size(texts));
  for k = 1:numel(texts)
    parts = str2double(strsplit(char(strip(texts(k))), ':'));
    if numel(parts) > 1 && numel(parts) < 5
      weights = [86400, 3600, 60, 1];
      seconds(k) = sum(parts .* weights(end - numel(parts) + 1:end));
    elseif ~strcmp(texts(k), 'NaN')
      error("MATLAB:duration:UnrecognizedInputFormat", "Could not recognize the format of the text '%s'. Specify a format using the 'InputFormat' parameter.", texts(k));
    end
  end
end

function r = rounded(a, f, unit)
  if nargin < 3
    unit = 'seconds';
  end
  names = {'years', 'days', 'hours', 'minutes', 'seconds', 'milliseconds'};
  lengths = [365.2425 * 86400, 86400, 3600, 60, 1, 0.001];
  if isa(unit, 'duration')
    length = unit.numbers;
  else
    length = lengths(strcmp(char(unit), names));
  end
  r = withNumbers(a, f(a.numbers / length) * length);
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
    s = x.numbers;
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
      if isnan(s)
        t = "NaN";
        return
      elseif isinf(s)
        t = string(s);
        return
      end
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
        case 'dd:hh:mm:ss'
          t = sign + sprintf('%02d:%02d:%02d:%02d', floor(h / 24), mod(h, 24), m, floor(r));
        otherwise
          digits = sum(format == 'S');
          if digits > 0
            t = sign + sprintf('%02d:%02d:%0*.*f', h, m, digits + 3, digits, floor(r * 10^digits + 1e-6) / 10^digits);
          else
            t = sign + sprintf('%02d:%02d:%02d', h, m, floor(r));
          end
      end
  end
end
