classdef duration
  % Lengths of time in units of fixed length ("duration" of MATLAB's documentation).
  properties
    Format = 'hh:mm:ss'
  end
  properties (SetAccess = private)
    inSeconds = 0
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

    function d = withSeconds(d, seconds, format)
      d.inSeconds = seconds;
      if nargin > 2
        d.Format = format;
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

    function r = max(a)
      r = withSeconds(a, max(a.inSeconds));
    end

    function r = min(a)
      r = withSeconds(a, min(a.inSeconds));
    end

    function tf = eq(a, b)
      tf = inSecondsOf(a) == inSecondsOf(b);
    end

    function tf = ne(a, b)
      tf = inSecondsOf(a) ~= inSecondsOf(b);
    end

    function tf = lt(a, b)
      tf = inSecondsOf(a) < inSecondsOf(b);
    end

    function tf = le(a, b)
      tf = inSecondsOf(a) <= inSecondsOf(b);
    end

    function tf = gt(a, b)
      tf = inSecondsOf(a) > inSecondsOf(b);
    end

    function tf = ge(a, b)
      tf = inSecondsOf(a) >= inSecondsOf(b);
    end

    function tf = isequal(a, b)
      tf = isa(a, 'duration') && isa(b, 'duration') && isequal(a.inSeconds, b.inSeconds);
    end

    function varargout = size(a, varargin)
      [varargout{1:max(nargout, 1)}] = size(a.inSeconds, varargin{:});
    end

    function n = numel(a)
      n = numel(a.inSeconds);
    end

    function n = length(a)
      n = length(a.inSeconds);
    end

    function n = end(a, k, n)
      if n == 1
        n = numel(a.inSeconds);
      else
        n = size(a.inSeconds, k);
      end
    end

    function varargout = subsref(a, s)
      if strcmp(s(1).type, '()')
        r = withSeconds(a, a.inSeconds(s(1).subs{:}));
        if numel(s) > 1
          r = subsref(r, s(2:end));
        end
      else
        r = builtin('subsref', a, s);
      end
      varargout{1} = r;
    end

    function r = horzcat(varargin)
      parts = cellfun(@inSecondsOf, varargin, 'UniformOutput', false);
      r = withSeconds(varargin{1}, horzcat(parts{:}));
    end

    function r = vertcat(varargin)
      parts = cellfun(@inSecondsOf, varargin, 'UniformOutput', false);
      r = withSeconds(varargin{1}, vertcat(parts{:}));
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

    function c = char(a)
      c = char(string(a));
    end

    function c = cellstr(a)
      c = cellstr(string(a));
    end

    function disp(a)
      text = string(a);
      for r = 1:size(text, 1)
        fprintf('   %s\n', join(text(r, :), "   "));
      end
    end

    function display(a)
      if isscalar(a.inSeconds)
        fprintf('\n%s = \n\n  duration\n\n', inputname(1));
      else
        fprintf('\n%s = \n\n  %d×%d duration array\n\n', inputname(1), size(a.inSeconds, 1), size(a.inSeconds, 2));
      end
      disp(a);
      fprintf('\n');
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
