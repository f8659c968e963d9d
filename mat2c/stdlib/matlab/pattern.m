classdef pattern
  % What texts may look like: a regular expression that is built of parts ("pattern" of MATLAB's documentation).
  properties (Access = private)
    expression = ''
  end
  methods (Static)
    function p = ofExpression(expression)
      p = pattern('');
      p.expression = expression;
    end

    function p = repeated(unit, least, most)
      % So many of a unit as are told, or as can be had.
      if nargin < 2
        p = pattern.ofExpression([unit, '+']);
      elseif nargin < 3
        p = pattern.ofExpression(sprintf('%s{%d}', unit, least));
      elseif isinf(most)
        p = pattern.ofExpression(sprintf('%s{%d,}', unit, least));
      else
        p = pattern.ofExpression(sprintf('%s{%d,%d}', unit, least, most));
      end
    end

    function p = between(first, last, side)
      % Where something begins, where it ends, or either.
      if nargin < 3
        side = 'either';
      end
      expressions = struct('start', first, 'end', last, 'either', [first, '|', last]);
      p = pattern.ofExpression(expressions.(char(side)));
    end

    function p = aroundUnits(unit, varargin)
      % The same of characters of a kind.
      p = pattern.between(['(?<!', unit, ')(?=', unit, ')'], ['(?<=', unit, ')(?!', unit, ')'], varargin{:});
    end
  end
  methods
    function p = pattern(text)
      if nargin > 0
        p.expression = expressionOf(text);
      end
    end

    function e = expressionIn(p)
      e = p.expression;
    end

    function r = plus(a, b)
      r = pattern.ofExpression([grouped(a), grouped(b)]);
    end

    function r = or(a, b)
      r = pattern.ofExpression([expressionOf(a), '|', expressionOf(b)]);
    end

    function r = not(a)
      r = pattern.ofExpression(['(?:(?!', expressionOf(a), ')[\s\S])']);
    end

    function r = horzcat(varargin)
      r = anyOf(varargin);
    end

    function r = vertcat(varargin)
      r = anyOf(varargin);
    end

    function tf = contains(str, pat, varargin)
      tf = found(str, expressionOf(pat), '%s', varargin);
    end

    function tf = startsWith(str, pat, varargin)
      tf = found(str, expressionOf(pat), '^(?:%s)', varargin);
    end

    function tf = endsWith(str, pat, varargin)
      tf = found(str, expressionOf(pat), '(?:%s)$', varargin);
    end

    function tf = matches(str, pat, varargin)
      tf = found(str, expressionOf(pat), '^(?:%s)$', varargin);
    end

    function n = count(str, pat, varargin)
      texts = textsOf(str);
      n = zeros(size(texts));
      for k = 1:numel(texts)
        n(k) = numel(regexp(texts{k}, withCase(expressionOf(pat), varargin), 'start'));
      end
    end

    function r = extract(str, pat)
      texts = textsOf(str);
      parts = cell(1, numel(texts));
      for k = 1:numel(texts)
        parts{k} = reshape(regexp(texts{k}, expressionOf(pat), 'match'), [], 1);
      end
      if numel(parts) > 1 && size(texts, 1) == 1
        r = reshape(cellfun(@(p) p, [parts{:}], 'UniformOutput', false), [], numel(parts));
        r = reshape(r, 1, numel(parts), []);
      elseif numel(parts) > 1
        r = [parts{:}].';
      else
        r = parts{1};
      end
      r = like(r, str);
    end

    function r = extractBefore(str, pat)
      r = pieces(str, expressionOf(pat), true);
    end

    function r = extractAfter(str, pat)
      r = pieces(str, expressionOf(pat), false);
    end

    function r = extractBetween(str, first, last)
      whole = ['(?:', expressionOf(first), ')([\s\S]*?)(?:', expressionOf(last), ')'];
      texts = textsOf(str);
      r = cell(0, 1);
      for k = 1:numel(texts)
        tokens = regexp(texts{k}, whole, 'tokens');
        for j = 1:numel(tokens)
          r{end + 1, 1} = tokens{j}{1};
        end
      end
      r = like(r, str);
    end

    function r = replace(str, pat, new)
      texts = textsOf(str);
      for k = 1:numel(texts)
        between = regexp(texts{k}, expressionOf(pat), 'split');
        texts{k} = strjoin(between, char(new));
      end
      r = likeOne(texts, str);
    end

    function r = erase(str, pat)
      r = replace(str, pat, '');
    end

    function [r, marks] = split(str, pat)
      texts = textsOf(str);
      parts = cell(1, numel(texts));
      for k = 1:numel(texts)
        [parts{k}, marks] = regexp(texts{k}, expressionOf(pat), 'split', 'match');
      end
      if isscalar(parts)
        r = like(reshape(parts{1}, [], 1), str);
      else
        r = like(vertcat(parts{:}), str);
      end
      marks = like(reshape(marks, [], 1), str);
    end

    function r = insertBefore(str, pat, new)
      r = inserted(str, expressionOf(pat), new, true);
    end

    function r = insertAfter(str, pat, new)
      r = inserted(str, expressionOf(pat), new, false);
    end

    function r = strip(str, varargin)
      e = expressionOf(varargin{end});
      side = 'both';
      if numel(varargin) > 1
        side = char(varargin{1});
      end
      texts = textsOf(str);
      for k = 1:numel(texts)
        if ~strcmp(side, 'right')
          texts{k} = regexprep(texts{k}, ['^(?:', e, ')+'], '');
        end
        if ~strcmp(side, 'left')
          texts{k} = regexprep(texts{k}, ['(?:', e, ')+$'], '');
        end
      end
      r = likeOne(texts, str);
    end

    function varargout = regexp(str, pat, varargin)
      [varargout{1:max(nargout, 1)}] = regexp(str, expressionOf(pat), varargin{:});
    end

    function r = regexprep(str, pat, new, varargin)
      r = regexprep(str, expressionOf(pat), new, varargin{:});
    end

    function disp(p)
      fprintf('  %s\n', p.expression);
    end
  end
end

function e = expressionOf(x)
  % The regular expression of a pattern, or of one of some texts.
  if isa(x, 'pattern')
    e = expressionIn(x);
  else
    texts = cellfun(@(t) regexptranslate('escape', t), textsOf(x), 'UniformOutput', false);
    e = strjoin(reshape(texts, 1, []), '|');
  end
end

function e = grouped(x)
  e = expressionOf(x);
  if any(e == '|')
    e = ['(?:', e, ')'];
  end
end

function r = anyOf(parts)
  all = cellfun(@(x) grouped(x), parts, 'UniformOutput', false);
  r = pattern.ofExpression(strjoin(all, '|'));
end

function t = textsOf(str)
  if ischar(str)
    t = {str};
  elseif isstring(str)
    str(ismissing(str)) = "";
    t = reshape(cellstr(str), size(str));
  else
    t = str;
  end
end

function r = like(texts, str)
  % Texts as strings, or in a cell.
  r = texts;
  if isstring(str)
    r = reshape(string(texts), size(texts));
  end
end

function r = likeOne(texts, str)
  if ischar(str)
    r = texts{1};
  else
    r = like(texts, str);
  end
end

function e = withCase(e, options)
  if numel(options) == 2 && options{2}
    e = ['(?i)', e];
  end
end

function tf = found(str, e, form, options)
  texts = textsOf(str);
  tf = false(size(texts));
  for k = 1:numel(texts)
    tf(k) = ~isempty(regexp(texts{k}, withCase(strrep(form, '%s', e), options), 'once'));
  end
end

function r = pieces(str, e, before)
  texts = textsOf(str);
  absent = false(size(texts));
  for k = 1:numel(texts)
    [first, last] = regexp(texts{k}, e, 'start', 'end', 'once');
    absent(k) = isempty(first);
    if absent(k)
      texts{k} = '';
    elseif before
      texts{k} = texts{k}(1:first - 1);
    else
      texts{k} = texts{k}(last + 1:end);
    end
  end
  r = likeOne(texts, str);
  if isstring(str) && any(absent(:))
    r(absent) = missing;
  end
end

function r = inserted(str, e, new, before)
  texts = textsOf(str);
  for k = 1:numel(texts)
    [marks, between] = regexp(texts{k}, e, 'match', 'split');
    result = between{1};
    for j = 1:numel(marks)
      if before
        result = [result, char(new), marks{j}, between{j + 1}];
      else
        result = [result, marks{j}, char(new), between{j + 1}];
      end
    end
    texts{k} = result;
  end
  r = likeOne(texts, str);
end
