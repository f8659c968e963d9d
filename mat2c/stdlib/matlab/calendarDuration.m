classdef calendarDuration
  % Lengths of time in months and days, whose seconds the calendar decides ("calendarDuration" of MATLAB's documentation).
  properties
    Format = 'ymdt'
  end
  properties (Access = private)
    months = 0
    days_ = 0
    rest = 0
  end
  methods (Static)
    function d = ofUnits(months, days, x)
      % So many units of months and days; one, where it isn't told.
      if nargin < 3
        x = 1;
      end
      d = withParts(calendarDuration(), months * x, days * x, 0);
    end
  end
  methods
    function d = calendarDuration(y, m, days, h, mi, s)
      if nargin == 0
        return
      elseif nargin == 1
        m = y(:, 2);
        days = y(:, 3);
        y = y(:, 1);
      end
      seconds = 0;
      if nargin > 4
        seconds = h * 3600 + mi * 60 + s;
      elseif nargin > 3
        seconds = h.numbers;
      end
      d = withParts(d, 12 * y + m, days, seconds);
    end

    function d = withParts(d, months, days, rest)
      all = months + days + rest;
      d.months = months + zeros(size(all));
      d.days_ = days + zeros(size(all));
      d.rest = rest + zeros(size(all));
    end

    function [months, days, rest] = partsOf(d)
      months = d.months;
      days = d.days_;
      rest = d.rest;
    end

    function varargout = split(d, units)
      units = cellstr(units);
      months = d.months;
      days = d.days_;
      for k = 1:numel(units)
        switch units{k}
          case 'years'
            varargout{k} = fix(months / 12);
            months = rem(months, 12);
          case 'quarters'
            varargout{k} = fix(months / 3);
            months = rem(months, 3);
          case 'months'
            varargout{k} = months;
          case 'weeks'
            varargout{k} = fix(days / 7);
            days = rem(days, 7);
          case 'days'
            varargout{k} = days;
          otherwise
            varargout{k} = withNumbers(duration(), d.rest);
        end
      end
    end

    function n = calyears(d)
      n = fix(d.months / 12);
    end

    function n = calquarters(d)
      n = fix(d.months / 3);
    end

    function n = calmonths(d)
      n = d.months;
    end

    function n = calweeks(d)
      n = fix(d.days_ / 7);
    end

    function n = caldays(d)
      n = d.days_;
    end

    function r = time(d)
      r = withNumbers(duration(), d.rest);
    end

    function r = plus(a, b)
      if isa(a, 'datetime') || isa(b, 'datetime')
        r = datetimePlus(a, b);
        return
      end
      a = ofLength(a);
      b = ofLength(b);
      r = withParts(a, a.months + b.months, a.days_ + b.days_, a.rest + b.rest);
    end

    function r = minus(a, b)
      r = plus(a, -b);
    end

    function r = uminus(a)
      r = withParts(a, -a.months, -a.days_, -a.rest);
    end

    function r = times(a, b)
      if ~isa(a, 'calendarDuration')
        [a, b] = deal(b, a);
      end
      r = withParts(a, a.months .* b, a.days_ .* b, a.rest .* b);
    end

    function r = mtimes(a, b)
      r = times(a, b);
    end

    function tf = eq(a, b)
      a = ofLength(a);
      b = ofLength(b);
      tf = a.months == b.months & a.days_ == b.days_ & a.rest == b.rest;
    end

    function tf = ne(a, b)
      tf = ~eq(a, b);
    end

    function tf = isequal(a, b)
      tf = isa(a, 'calendarDuration') && isa(b, 'calendarDuration') && isequal(a.months, b.months) && isequal(a.days_, b.days_) && isequal(a.rest, b.rest);
    end

    function varargout = size(a, varargin)
      [varargout{1:max(nargout, 1)}] = size(a.months, varargin{:});
    end

    function n = numel(a, varargin)
      n = numel(a.months);
    end

    function n = length(a)
      n = length(a.months);
    end

    function tf = isempty(a)
      tf = isempty(a.months);
    end

    function n = end(a, k, n)
      if n == 1
        n = numel(a.months);
      else
        n = size(a.months, k);
      end
    end

    function r = horzcat(varargin)
      r = varargin{1};
      for k = 2:nargin
        next = ofLength(varargin{k});
        r = withParts(r, [r.months, next.months], [r.days_, next.days_], [r.rest, next.rest]);
      end
    end

    function r = vertcat(varargin)
      r = varargin{1};
      for k = 2:nargin
        next = ofLength(varargin{k});
        r = withParts(r, [r.months; next.months], [r.days_; next.days_], [r.rest; next.rest]);
      end
    end

    function varargout = subsref(a, s)
      if strcmp(s(1).type, '()')
        r = withParts(a, a.months(s(1).subs{:}), a.days_(s(1).subs{:}), a.rest(s(1).subs{:}));
        if numel(s) > 1
          r = subsref(r, s(2:end));
        end
      else
        r = builtin('subsref', a, s);
      end
      varargout{1} = r;
    end

    function s = string(a)
      s = strings(size(a.months));
      for k = 1:numel(s)
        s(k) = shown(a.months(k), a.days_(k), a.rest(k));
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
      if isscalar(a.months)
        fprintf('\n%s = \n\n  calendarDuration\n\n', inputname(1));
      else
        fprintf('\n%s = \n\n  %d×%d calendarDuration array\n\n', inputname(1), size(a.months, 1), size(a.months, 2));
      end
      disp(a);
      fprintf('\n');
    end
  end
end

function r = datetimePlus(a, b)
  if isa(a, 'datetime')
    r = plus(a, b);
  else
    r = plus(b, a);
  end
end

function d = ofLength(x)
  if isa(x, 'calendarDuration')
    d = x;
  elseif isa(x, 'duration')
    d = withParts(calendarDuration(), 0, 0, x.numbers);
  else
    d = withParts(calendarDuration(), 0, double(x), 0);
  end
end

function t = shown(months, days, rest)
  parts = strings(1, 0);
  values = [fix(months / 12), rem(months, 12), days];
  marks = ["y", "mo", "d"];
  for k = 1:3
    if values(k) ~= 0
      parts(end + 1) = sprintf('%d', values(k)) + marks(k);
    end
  end
  if rest ~= 0
    h = fix(rest / 3600);
    m = fix(rem(rest, 3600) / 60);
    parts(end + 1) = sprintf('%dh %dm %gs', h, m, rem(rest, 60));
  elseif isempty(parts)
    parts = "0d";
  end
  t = join(parts, " ");
end
