classdef datetime < numberedArray
  % Points in time, in seconds since the year 0, without time zones ("datetime" of MATLAB's documentation).
  properties
    Format = ''
  end
  properties (Dependent)
    Year
    Month
    Day
    Hour
    Minute
    Second
  end
  methods (Static)
    function t = empty(varargin)
      t = withNumbers(datetime(0, 0, 0), double.empty(varargin{:}));
    end
  end
  methods
    function t = datetime(varargin)
      count = nargin;
      input = '';
      for k = 1:nargin - 1
        if ischar(varargin{k}) || isStringScalar(varargin{k})
          switch char(varargin{k})
            case 'InputFormat'
              input = char(varargin{k + 1});
              count = min(count, k - 1);
            case 'Format'
              t.Format = char(varargin{k + 1});
              count = min(count, k - 1);
            case 'ConvertFrom'
              t.numbers = converted(varargin{1}, char(varargin{k + 1}));
              return
          end
        end
      end
      if count == 0
        t.numbers = now() * 86400;
        return
      end
      first = varargin{1};
      if isnumeric(first)
        if count == 1
          parts = num2cell(first, 1);
        else
          parts = varargin(1:count);
        end
        parts(end + 1:3) = {1};
        dated = numel(parts) < 4;
        parts(end + 1:6) = {0};
        if numel(parts) > 6
          parts{6} = parts{6} + parts{7} / 1000;
        end
        t.numbers = secondsOf(parts{1:6});
        if dated && isempty(t.Format)
          t.Format = 'dd-MMM-uuuu';
        end
      else
        t = fromText(t, string(first), input);
      end
    end

    function v = get.Year(t)
      v = fields(t, 1);
    end

    function v = get.Month(t)
      v = fields(t, 2);
    end

    function v = get.Day(t)
      v = fields(t, 3);
    end

    function v = get.Hour(t)
      v = fields(t, 4);
    end

    function v = get.Minute(t)
      v = fields(t, 5);
    end

    function v = get.Second(t)
      v = fields(t, 6);
    end

    function t = set.Year(t, v)
      t = withField(t, 1, v);
    end

    function t = set.Month(t, v)
      t = withField(t, 2, v);
    end

    function t = set.Day(t, v)
      t = withField(t, 3, v);
    end

    function t = set.Hour(t, v)
      t = withField(t, 4, v);
    end

    function t = set.Minute(t, v)
      t = withField(t, 5, v);
    end

    function t = set.Second(t, v)
      t = withField(t, 6, v);
    end

    function v = quarter(t)
      v = ceil(fields(t, 2) / 3);
    end

    function v = week(t)
      first = withNumbers(t, secondsOf(fields(t, 1), 1, 1, 0, 0, 0));
      v = floor((day(t, 'dayofyear') + weekday(first) - 2) / 7) + 1;
    end

    function tf = isweekend(t)
      tf = any(weekday(t) == cat(3, 1, 7), 3);
    end

    function r = timeofday(t)
      r = withNumbers(duration(), mod(t.numbers, 86400), 'hh:mm:ss');
    end

    function n = juliandate(t)
      n = t.numbers / 86400 + 1721058.5;
    end

    function n = exceltime(t)
      n = t.numbers / 86400 - 693960;
    end

    function v = year(t)
      v = fields(t, 1);
    end

    function v = month(t, form)
      v = fields(t, 2);
      if nargin > 1 && any(strcmp(form, {'name', 'shortname'}))
        v = cellstr(formatted(t, choose(strcmp(form, 'name'), 'MMMM', 'MMM')));
      end
    end

    function v = day(t, form)
      v = fields(t, 3);
      if nargin > 1
        switch char(form)
          case 'dayofyear'
            v = floor((t.numbers - secondsOf(fields(t, 1), 1, 1, 0, 0, 0)) / 86400) + 1;
          case 'dayofweek'
            v = weekday(t);
          otherwise
            v = cellstr(formatted(t, choose(strcmp(form, 'name'), 'eeee', 'eee')));
        end
      end
    end

    function v = hour(t)
      v = fields(t, 4);
    end

    function v = minute(t)
      v = fields(t, 5);
    end

    function v = second(t)
      v = fields(t, 6);
    end

    function [v, name] = weekday(t)
      v = mod(floor(t.numbers / 86400) + 5, 7) + 1;
      if nargout > 1
        name = char(formatted(t, 'eee'));
      end
    end

    function [y, m, d] = ymd(t)
      y = fields(t, 1);
      m = fields(t, 2);
      d = fields(t, 3);
    end

    function [h, m, s] = hms(t)
      h = fields(t, 4);
      m = fields(t, 5);
      s = fields(t, 6);
    end

    function n = datenum(t)
      n = t.numbers / 86400;
    end

    function n = posixtime(t)
      n = t.numbers - secondsOf(1970, 1, 1, 0, 0, 0);
    end

    function n = yyyymmdd(t)
      n = fields(t, 1) * 10000 + fields(t, 2) * 100 + fields(t, 3);
    end

    function n = convertTo(t, kind)
      switch char(kind)
        case 'posixtime'
          n = posixtime(t);
        case 'datenum'
          n = datenum(t);
        case 'excel'
          n = exceltime(t);
        case 'juliandate'
          n = juliandate(t);
        case 'modifiedjuliandate'
          n = juliandate(t) - 2400000.5;
        case 'yyyymmdd'
          n = yyyymmdd(t);
        otherwise
          error("MATLAB:datetime:UnsupportedConvertTo", "Conversion to '%s' is not supported.", kind);
      end
    end

    function s = datestr(t, varargin)
      s = datestr(t.numbers / 86400, varargin{:});
    end

    function v = datevec(t)
      v = zeros(numel(t.numbers), 6);
      for k = 1:6
        column = fields(t, k);
        v(:, k) = column(:);
      end
    end

    function r = plus(a, b)
      if isa(a, 'calendarDuration')
        r = moved(b, a);
      elseif isa(b, 'calendarDuration')
        r = moved(a, b);
      elseif isa(a, 'datetime') && isa(b, 'datetime')
        error("MATLAB:datetime:DatetimeAdditionNotDefined", "Addition is not defined between datetime arrays.");
      elseif isa(a, 'datetime')
        r = timed(withNumbers(a, a.numbers + lengthOf(b)));
      else
        r = timed(withNumbers(b, b.numbers + lengthOf(a)));
      end
    end

    function r = minus(a, b)
      if isa(b, 'datetime')
        r = withNumbers(duration(), instant(a) - b.numbers, 'hh:mm:ss');
      elseif isa(b, 'calendarDuration')
        r = moved(a, -b);
      else
        r = timed(withNumbers(a, a.numbers - lengthOf(b)));
      end
    end

    function r = colon(first, step, last)
      if nargin == 2
        last = step;
        step = withNumbers(duration(), 86400);
      elseif isa(step, 'calendarDuration')
        r = first;
        n = 0;
        next = first;
        while next.numbers <= last.numbers
          n = n + 1;
          r.numbers(n) = next.numbers;
          next = moved(first, n * step);
        end
        return
      end
      r = timed(withNumbers(first, first.numbers:lengthOf(step):last.numbers));
    end

    function [x, y] = operands(a, b)
      x = instant(a);
      y = instant(b);
    end

    function r = linspace(first, last, varargin)
      r = timed(withNumbers(first, linspace(first.numbers, instant(last), varargin{:})));
    end

    function r = mean(t, varargin)
      r = withNumbers(t, mean(t.numbers, varargin{:}));
    end

    function r = median(t, varargin)
      r = withNumbers(t, median(t.numbers, varargin{:}));
    end

    function r = std(t, varargin)
      r = withNumbers(duration(), std(t.numbers, varargin{:}), 'hh:mm:ss');
    end

    function r = range(t)
      r = withNumbers(duration(), max(t.numbers) - min(t.numbers), 'hh:mm:ss');
    end

    function tf = isfinite(t)
      tf = isfinite(t.numbers);
    end

    function r = between(a, b, units)
      % The calendar units between two times: months, days and the rest of a day.
      if nargin < 3
        units = {'years', 'months', 'days', 'time'};
      end
      units = cellstr(units);
      [x, y] = operands(a, b);
      months = zeros(size(x - y));
      x = x + months;
      y = y + months;
      days = months;
      for k = 1:numel(months)
        if any(ismember({'years', 'quarters', 'months'}, units))
          step = 1;
          if ~any(strcmp('months', units))
            step = 3 + 9 * ~any(strcmp('quarters', units));
          end
          months(k) = wholeMonths(x(k), y(k), step);
        end
      end
      from = shifted(x, months);
      if any(ismember({'weeks', 'days'}, units))
        days = fix((y - from) / 86400);
        if ~any(strcmp('days', units))
          days = fix(days / 7) * 7;
        end
      end
      rest = zeros(size(months));
      if any(strcmp('time', units))
        rest = y - from - days * 86400;
      end
      r = withParts(calendarDuration(), months, days, rest);
    end

    function r = caldiff(t, varargin)
      r = between(withNumbers(t, t.numbers(1:end - 1)), withNumbers(t, t.numbers(2:end)), varargin{:});
    end

    function tf = isbetween(t, low, high, edges)
      if nargin < 4
        edges = 'closed';
      end
      switch char(edges)
        case 'closed'
          tf = t >= low & t <= high;
        case 'open'
          tf = t > low & t < high;
        case {'openright', 'closedleft'}
          tf = t >= low & t < high;
        otherwise
          tf = t > low & t <= high;
      end
    end

    function r = diff(t)
      r = withNumbers(duration(), diff(t.numbers), 'hh:mm:ss');
    end

    function r = dateshift(t, edge, unit)
      y = fields(t, 1);
      m = fields(t, 2);
      d = fields(t, 3);
      last = strcmp(edge, 'end');
      switch char(unit)
        case 'year'
          r = withNumbers(t, secondsOf(y + last, 1, 1 - last, 0, 0, 0));
        case 'month'
          r = withNumbers(t, secondsOf(y, m + last, 1 - last, 0, 0, 0));
        case 'quarter'
          r = withNumbers(t, secondsOf(y, 3 * ceil(m / 3) - 2 + 3 * last, 1 - last, 0, 0, 0));
        case 'week'
          w = weekday(t);
          r = withNumbers(t, secondsOf(y, m, d - w + 1 + 6 * last, 0, 0, 0));
        case 'day'
          r = withNumbers(t, secondsOf(y, m, d + last, 0, 0, 0));
        case 'hour'
          r = withNumbers(t, (floor(t.numbers / 3600) + last) * 3600);
        case 'minute'
          r = withNumbers(t, (floor(t.numbers / 60) + last) * 60);
        case 'second'
          r = withNumbers(t, floor(t.numbers) + last);
        otherwise
          names = {'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'};
          wanted = find(strcmpi(char(unit), names));
          r = withNumbers(t, secondsOf(y, m, d + mod(wanted - weekday(t), 7), 0, 0, 0));
      end
    end

    function tf = isnat(t)
      tf = isnan(t.numbers);
    end

    function s = string(t, format)
      if nargin < 2
        format = shownFormat(t);
      end
      s = formatted(t, char(format));
    end

  end

  methods (Access = private)
    function t = withField(t, which, value)
      parts = cell(1, 6);
      for k = 1:6
        parts{k} = fields(t, k);
      end
      parts{which} = double(value);
      t.numbers = secondsOf(parts{:});
    end

    function t = moved(t, by)
      % Months are added first; a day that the month lacks is its last one.
      [months, days, rest] = partsOf(by);
      t.numbers = shifted(t.numbers, months) + days * 86400 + rest;
    end

    function v = fields(t, which)
      all = datevec(round(t.numbers(:) * 1000) / 86400000);
      v = reshape(all(:, which), size(t.numbers));
      if which == 6
        v = round(v * 1000) / 1000;
      end
    end

    function f = shownFormat(t)
      f = t.Format;
      if isempty(f)
        f = 'dd-MMM-uuuu HH:mm:ss';
      end
    end

    function s = formatted(t, format)
      s = strings(size(t.numbers));
      parts = regexp(format, '(?<word>([a-zA-Z])\2*)|(?<text>''[^'']*''|[^a-zA-Z'']+)', 'match');
      for k = 1:numel(s)
        one = withNumbers(t, t.numbers(k));
        text = '';
        for p = 1:numel(parts)
          text = [text, piece(one, parts{p})];
        end
        if isnan(t.numbers(k))
          text = 'NaT';
        end
        s(k) = text;
      end
    end

    function text = piece(t, word)
      months = {'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'};
      names = {'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'};
      h = fields(t, 4);
      s = fields(t, 6);
      switch word
        case {'yyyy', 'uuuu', 'yyy', 'uuu'}
          text = sprintf('%0*d', numel(word), fields(t, 1));
        case {'y', 'u'}
          text = sprintf('%d', fields(t, 1));
        case {'yy', 'uu'}
          text = sprintf('%02d', mod(fields(t, 1), 100));
        case 'MMMMM'
          text = months{fields(t, 2)}(1);
        case 'MMMM'
          text = months{fields(t, 2)};
        case 'MMM'
          text = months{fields(t, 2)}(1:3);
        case 'MM'
          text = sprintf('%02d', fields(t, 2));
        case 'M'
          text = sprintf('%d', fields(t, 2));
        case 'dd'
          text = sprintf('%02d', fields(t, 3));
        case 'd'
          text = sprintf('%d', fields(t, 3));
        case {'D', 'DD', 'DDD'}
          text = sprintf('%0*d', numel(word), day(t, 'dayofyear'));
        case {'Q', 'QQ'}
          text = sprintf('%0*d', numel(word), quarter(t));
        case 'QQQ'
          text = sprintf('Q%d', quarter(t));
        case 'eeeee'
          text = names{weekday(t)}(1);
        case 'eeee'
          text = names{weekday(t)};
        case 'eee'
          text = names{weekday(t)}(1:3);
        case 'HH'
          text = sprintf('%02d', h);
        case 'H'
          text = sprintf('%d', h);
        case 'hh'
          text = sprintf('%02d', mod(h - 1, 12) + 1);
        case 'h'
          text = sprintf('%d', mod(h - 1, 12) + 1);
        case 'a'
          text = choose(h < 12, 'AM', 'PM');
        case {'mm', 'm'}
          text = sprintf('%0*d', numel(word), fields(t, 5));
        case {'ss', 's'}
          text = sprintf('%0*d', numel(word), floor(s));
        otherwise
          if word(1) == 'S'
            text = sprintf('%03d%s', round(mod(s, 1) * 1000), repmat('0', 1, numel(word)));
            text = text(1:numel(word));
          else
            text = strrep(word, '''', '');
          end
      end
    end

    function t = fromText(t, texts, format)
      if isequal(texts, "yesterday") || isequal(texts, "tomorrow")
        t.numbers = (floor(now()) + 2 * isequal(texts, "tomorrow") - 1) * 86400;
        t.Format = 'dd-MMM-uuuu';
        return
      elseif strcmp(texts, "now")
        t.numbers = now() * 86400;
        return
      elseif strcmp(texts, "today")
        t.numbers = floor(now()) * 86400;
        t.Format = 'dd-MMM-uuuu';
        return
      elseif strcmp(texts, "NaT")
        t.numbers = NaN;
        return
      end
      t.numbers = zeros(size(texts));
      known = {'uuuu-MM-dd HH:mm:ss', 'uuuu-MM-dd''T''HH:mm:ss', 'uuuu-MM-dd', 'dd-MMM-uuuu HH:mm:ss', 'dd-MMM-uuuu', 'uuuu/MM/dd', 'MM/dd/uuuu', 'MM/dd/uuuu HH:mm:ss', ...
        'uuuu-MM-dd HH:mm:ss.SSS', 'uuuu-MM-dd''T''HH:mm:ss.SSS', 'dd-MMM-uuuu HH:mm:ss.SSS', 'uuuu-MM-dd HH:mm', 'uuuu/MM/dd HH:mm:ss', 'dd-MMM-uuuu HH:mm', 'MM/dd/uuuu HH:mm', 'MMMM d, uuuu', 'MMM d, uuuu'};
      if ~isempty(format)
        known = {format};
      end
      for k = 1:numel(texts)
        found = NaN;
        for f = 1:numel(known)
          found = parsed(char(texts(k)), known{f});
          if ~isnan(found)
            if ~any(ismember(known{f}, 'Hh')) && isempty(t.Format)
              t.Format = 'dd-MMM-uuuu';
            end
            break
          end
        end
        if isnan(found)
          error("MATLAB:datetime:UnrecognizedDateStringSuggestLocale", "Could not recognize the date/time format of '%s'.", char(texts(k)));
        end
        t.numbers(k) = found;
      end
    end
  end
end

function s = secondsOf(y, m, d, h, mi, sec)
  s = datenum(y, m, d) * 86400 + h * 3600 + mi * 60 + sec;
end

function n = wholeMonths(from, to, step)
  % How many months, in whole steps, lie between two times.
  a = datevec(from / 86400);
  b = datevec(to / 86400);
  n = fix(((b(1) - a(1)) * 12 + b(2) - a(2)) / step) * step;
  if to >= from && shifted(from, n) > to
    n = n - step;
  elseif to < from && shifted(from, n) < to
    n = n + step;
  end
end

function seconds = shifted(seconds, months)
  % Times some months later, on the last day of a month that is too short.
  seconds = seconds + zeros(size(months));
  months = months + zeros(size(seconds));
  for k = find(months(:)' ~= 0)
    v = datevec(floor(seconds(k) / 86400));
    n = v(2) - 1 + months(k);
    y = v(1) + floor(n / 12);
    m = mod(n, 12) + 1;
    seconds(k) = secondsOf(y, m, min(v(3), eomday(y, m)), 0, 0, mod(seconds(k), 86400));
  end
end

function t = timed(t)
  % Dates that have become times of a day are shown as such.
  if strcmp(t.Format, 'dd-MMM-uuuu') && any(mod(t.numbers(:), 86400) > 0)
    t.Format = '';
  end
end

function s = lengthOf(x)
  % Numbers are days.
  if isa(x, 'duration')
    s = x.numbers;
  else
    s = double(x) * 86400;
  end
end

function s = instant(x)
  if isa(x, 'datetime')
    s = x.numbers;
  else
    s = datetime(x).numbers;
  end
end

function v = choose(first, a, b)
  v = b;
  if first
    v = a;
  end
end

function s = converted(x, from)
  switch from
    case 'datenum'
      s = x * 86400;
    case 'posixtime'
      s = x + secondsOf(1970, 1, 1, 0, 0, 0);
    case 'excel'
      s = (x + 693960) * 86400;
    case 'excel1904'
      s = (x + 695422) * 86400;
    case 'juliandate'
      s = (x - 1721058.5) * 86400;
    case 'modifiedjuliandate'
      s = (x + 678942) * 86400;
    case 'yyyymmdd'
      s = secondsOf(floor(x / 10000), mod(floor(x / 100), 100), mod(x, 100), 0, 0, 0);
    otherwise
      error("MATLAB:datetime:UnrecognizedConvertFrom", "Unrecognized ConvertFrom value '%s'.", from);
  end
end

function s = parsed(text, format)
  % Seconds of a text in a format; NaN where it has another.
  words = regexp(format, '([a-zA-Z])\1*|''[^'']*''|[^a-zA-Z'']+', 'match');
  pattern = '^';
  order = {};
  for k = 1:numel(words)
    w = words{k};
    switch w
      case {'yyyy', 'uuuu'}
        pattern = [pattern, '(\d{4})'];
        order{end + 1} = w;
      case {'MMM', 'MMMM'}
        pattern = [pattern, '([A-Za-z]+)'];
        order{end + 1} = w;
      case {'MM', 'dd', 'HH', 'hh', 'mm', 'ss', 'yy', 'uu', 'M', 'd', 'H', 'h', 'm', 's'}
        pattern = [pattern, '(\d{1,2})'];
        order{end + 1} = w;
      case {'y', 'u'}
        pattern = [pattern, '(\d+)'];
        order{end + 1} = 'yyyy';
      case {'D', 'DDD'}
        pattern = [pattern, '(\d{1,3})'];
        order{end + 1} = 'D';
      case {'eee', 'eeee'}
        pattern = [pattern, '[A-Za-z]+'];
      case 'a'
        pattern = [pattern, '([AaPp][Mm])'];
        order{end + 1} = w;
      otherwise
        if all(w == 'S')
          pattern = [pattern, '(\d+)'];
          order{end + 1} = 'S';
          continue
        end
        pattern = [pattern, regexptranslate('escape', strrep(w, '''', ''))];
    end
  end
  found = regexp(text, [pattern, '$'], 'tokens', 'once');
  s = NaN;
  if isempty(found)
    return
  end
  v = [0, 1, 1, 0, 0, 0];
  for k = 1:numel(order)
    n = str2double(found{k});
    switch order{k}
      case {'yyyy', 'uuuu'}
        v(1) = n;
      case {'yy', 'uu'}
        v(1) = 2000 + n;
      case {'MM', 'M'}
        v(2) = n;
      case {'MMM', 'MMMM'}
        v(2) = find(strncmpi(found{k}, {'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'}, 3), 1);
      case {'dd', 'd'}
        v(3) = n;
      case {'HH', 'H', 'hh', 'h'}
        v(4) = v(4) + n;
      case {'mm', 'm'}
        v(5) = n;
      case 'D'
        v(2:3) = [1, n];
      case {'ss', 's'}
        v(6) = v(6) + n;
      case 'S'
        v(6) = v(6) + n / 10^numel(found{k});
      case 'a'
        v(4) = mod(v(4), 12) + 12 * strcmpi(found{k}, 'PM');
    end
  end
  if v(2) <= 12 && (v(3) <= 31 || any(strcmp(order, 'D'))) && v(4) < 24
    s = secondsOf(v(1), v(2), v(3), v(4), v(5), v(6));
  end
end
