function r = compose (template, varargin)
  % Texts made by a template from rows of values, as sprintf makes them, one for as many values of a row as the
  % template takes; escapes alone where there are no values.
  templates = __texts__ ("compose", template);
  if (nargin == 1)
    for k = 1:numel (templates)
      templates{k} = do_string_escapes (templates{k});
    end
    r = __texts_like__ (templates, like_of (template));
    return;
  end
  count = max (max (cellfun (@(v) rows_of (v), varargin)), rows (templates));
  made = cell (count, 0);
  for i = 1:count
    values = {};
    for k = 1:numel (varargin)
      values = [values, row_of(varargin{k}, i)];
    end
    texts = of_row (templates(min (i, rows (templates)), :), values);
    made(i, 1:numel (texts)) = texts;
  end
  r = __texts_like__ (made, like_of (template));
end

function texts = of_row (templates, values)
  % Each template with all values; a single one again and again, with as many values as it takes.
  texts = cell (1, columns (templates));
  if (columns (templates) > 1)
    for j = 1:columns (templates)
      texts{j} = sprintf (templates{j}, values{:});
    end
    return;
  end
  template = templates{1};
  taken = max (count_taken (template), 1);
  for j = 1:ceil (numel (values) / taken)
    texts{j} = sprintf (template, values{(j - 1) * taken + 1:min (j * taken, end)});
  end
end

function n = count_taken (template)
  % How many values one pass over a template takes.
  found = regexp (strrep (template, "%%", ""), "%[-+ 0#]*(?:\\*|\\d*)(?:\\.(?:\\*|\\d*))?[a-zA-Z]", "match");
  n = numel (found) + sum ([found{:}] == "*");
end

function like = like_of (template)
  like = template;
  if (ischar (template))
    like = {};
  end
end

function n = rows_of (v)
  n = size (v, 1);
  if (ischar (v))
    n = 1;
  end
end

function values = row_of (v, i)
  if (ischar (v))
    values = {v};
  elseif (isnumeric (v) || islogical (v))
    values = num2cell (v(min (i, size (v, 1)), :));
  else
    values = __texts__ ("compose", v)(min (i, size (v, 1)), :);
  end
end
