function r = compose (template, varargin)
  % Texts made by a template from rows of values, as sprintf makes them, one for each row; escapes alone where
  % there are no values.
  templates = __texts__ ("compose", template);
  if (nargin == 1)
    for k = 1:numel (templates)
      templates{k} = do_string_escapes (templates{k});
    end
    r = __texts_like__ (templates, like_of (template));
    return;
  end
  count = max (cellfun (@(v) rows_of (v), varargin));
  made = cell (max (count, rows (templates)), columns (templates));
  for j = 1:columns (templates)
    for i = 1:rows (made)
      values = {};
      for k = 1:numel (varargin)
        values = [values, row_of(varargin{k}, i)];
      end
      made{i, j} = sprintf (templates{min(i, rows (templates)), j}, values{:});
    end
  end
  r = __texts_like__ (made, like_of (template));
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
