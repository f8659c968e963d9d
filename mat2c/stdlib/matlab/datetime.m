classdef datetime < secondsArray
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
      t = withSeconds(datetime(0, 0, 0), double.empty(varargin{:}));
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
              t.inSeconds = converted(varargin{1}, char(varargin{k + 1}));
              return
          end
        end
      end
      if count == 0
        t.inSeconds = now() * 86400;
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
        t.inSeconds = secondsOf(parts{1:6});
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
            v = floor((t.inSeconds - secondsOf(fields(t, 1), 1, 1, 0, 0, 0)) / 86400) + 1;
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

    function v = weekday(t)
      v = mod(floor(t.inSeconds / 86400) + 5, 7) + 1;
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
      n = t.inSeconds / 86400;
    end

    function n = posixtime(t)
      n = t.inSeconds - secondsOf(1970, 1, 1, 0, 0, 0);
    end

    function s = datestr(t, varargin)
      s = datestr(t.inSeconds / 86400, varargin{:});
    end

    function v = datevec(t)
      v = zeros(numel(t.inSeconds), 6);
      for k = 1:6
        column = fields(t, k);
        v(:, k) = column(:);
      end
    end

    function r = plus(a, b)
      if isa(a, 'datetime')
        r = withSeconds(a, a.inSeconds + lengthOf(b));
      else
        r = withSeconds(b, b.inSeconds + lengthOf(a));
      end
    end

    function r = minus(a, b)
      if isa(b, 'datetime')
        r = withSeconds(duration(), instant(a) - b.inSeconds, 'hh:mm:ss');
      else
        r = withSeconds(a, a.inSeconds - lengthOf(b));
      end
    end

    function r = colon(first, step, last)
      if nargin == 2
        last = step;
        step = withSeconds(duration(), 86400);
      end
      r = withSeconds(first, first.inSeconds:lengthOf(step):last.inSeconds);
    end

    function [x, y] = operands(a, b)
      x = instant(a);
      y = instant(b);
    end

    function tf = isbetween(t, low, high)
      tf = t >= low & t <= high;
    end

    function r = diff(t)
      r = withSeconds(duration(), diff(t.inSeconds), 'hh:mm:ss');
    end

    function r = dateshift(t, edge, unit)
      y = fields(t, 1);
      m = fields(t, 2);
      d = fields(t, 3);
      last = strcmp(edge, 'end');
      switch char(unit)
        case 'year'
          r = withSeconds(t, secondsOf(y + last, 1, 1 - last, 0, 0, 0));
        case 'month'
          r = withSeconds(t, secondsOf(y, m + last, 1 - last, 0, 0, 0));
        case 'day'
          r = withSeconds(t, secondsOf(y, m, d + last, 0, 0, 0));
        case 'hour'
          r = withSeconds(t, (floor(t.inSeconds / 3600) + last) * 3600);
        otherwise
          r = withSeconds(t, (floor(t.inSeconds / 60) + last) * 60);
      end
    end

    function tf = isnat(t)
      tf = isnan(t.inSeconds);
    end

    function s = string(t, format)
      if nargin < 2
        format = shownFormat(t);
      end
      s = formatted(t, char(format));
    end

  end

  methods (Access = private)
    function v = fields(t, which)
      all = datevec(round(t.inSeconds(:) * 1000) / 86400000);
      v = reshape(all(:, which), size(t.inSeconds));
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
      s = strings(size(t.inSeconds));
      parts = regexp(format, '(?<word>([a-zA-Z])\2*)|(?<text>''[^'']*''|[^a-zA-Z'']+)', 'match');
      for k = 1:numel(s)
        one = withSeconds(t, t.inSeconds(k));
        text = '';
        for p = 1:numel(parts)
          text = [text, piece(one, parts{p})];
        end
        if isnan(t.inSeconds(k))
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
        case {'yyyy', 'uuuu', 'y', 'u'}
          text = sprintf('%04d', fields(t, 1));
        case {'yy', 'uu'}
          text = sprintf('%02d', mod(fields(t, 1), 100));
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
        case 'mm'
          text = sprintf('%02d', fields(t, 5));
        case 'ss'
          text = sprintf('%02d', floor(s));
        case {'S', 'SS', 'SSS'}
          text = sprintf('%03d', round(mod(s, 1) * 1000));
          text = text(1:numel(word));
        otherwise
          text = strrep(word, '''', '');
      end
    end

    function t = fromText(t, texts, format)
      if strcmp(texts, "now")
        t.inSeconds = now() * 86400;
        return
      elseif strcmp(texts, "today")
        t.inSeconds = floor(now()) * 86400;
        t.Format = 'dd-MMM-uuuu';
        return
      elseif strcmp(texts, "NaT")
        t.inSeconds = NaN;
        return
      end
      t.inSeconds = zeros(size(texts));
      known = {'uuuu-MM-dd HH:mm:ss', 'uuuu-MM-dd''T''HH:mm:ss', 'uuuu-MM-dd', 'dd-MMM-uuuu HH:mm:ss', 'dd-MMM-uuuu', 'uuuu/MM/dd', 'MM/dd/uuuu', 'MM/dd/uuuu HH:mm:ss'};
      if ~isempty(format)
        known = {format};
      end
      for k = 1:numel(texts)
        found = NaN;
        for f = 1:numel(known)
          found = parsed(char(texts(k)), known{f});
          if ~isnan(found)
            if isempty(format) && ~any(known{f} == 'H') && isempty(t.Format)
              t.Format = 'dd-MMM-uuuu';
            end
            break
          end
        end
        if isnan(found)
          error("MATLAB:datetime:UnrecognizedDateStringSuggestLocale", "Could not recognize the date/time format of '%s'.", char(texts(k)));
        end
        t.inSeconds(k) = found;
      end
    end
  end
end

function s = secondsOf(y, m, d, h, mi, sec)
  s = datenum(y, m, d) * 86400 + h * 3600 + mi * 60 + sec;
end

function s = lengthOf(x)
  % Numbers are days.
  if isa(x, 'duration')
    s = x.inSeconds;
  else
    s = double(x) * 86400;
  end
end

function s = instant(x)
  if isa(x, 'datetime')
    s = x.inSeconds;
  else
    s = datetime(x).inSeconds;
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
      case {'MM', 'dd', 'HH', 'hh', 'mm', 'ss', 'yy', 'uu', 'M', 'd', 'H', 'h'}
        pattern = [pattern, '(\d{1,2})'];
        order{end + 1} = w;
      case {'S', 'SS', 'SSS'}
        pattern = [pattern, '(\d+)'];
        order{end + 1} = 'S';
      case 'a'
        pattern = [pattern, '([AaPp][Mm])'];
        order{end + 1} = w;
      otherwise
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
      case 'mm'
        v(5) = n;
      case 'ss'
        v(6) = v(6) + n;
      case 'S'
        v(6) = v(6) + n / 10^numel(found{k});
      case 'a'
        v(4) = mod(v(4), 12) + 12 * strcmpi(found{k}, 'PM');
    end
  end
  if v(2) <= 12 && v(3) <= 31 && v(4) < 24
    s = secondsOf(v(1), v(2), v(3), v(4), v(5), v(6));
  end
end
