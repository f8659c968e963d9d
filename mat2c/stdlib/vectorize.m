function g = vectorize (f)
  % The text of an expression with element by element operators.
  if (nargin < 1)
    print_usage ();
  end
  if (ischar (f))
    g = regexprep (f, '(?<!\.)(\*\*|[*/^])', '.$1');
  elseif (isa (f, "inline"))
    names = argnames (f);
    g = inline (vectorize (formula (f)), names{:});
  elseif (is_function_handle (f))
    g = str2func (regexprep (func2str (f), '(?<!\.)(\*\*|[*/^])', '.$1'));
  else
    error ("vectorize: FCN must be a string or anonymous function handle");
  end
end
