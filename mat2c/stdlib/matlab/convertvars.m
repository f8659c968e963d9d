function T = convertvars(T, which, type)
  % A table of which some variables are converted by a function, or to a class.
  if isa(which, 'function_handle')
    which = T.Properties.VariableNames(varfun(which, T, 'OutputFormat', 'uniform'));
  end
  names = T(:, which).Properties.VariableNames;
  for k = 1:numel(names)
    if isa(type, 'function_handle')
      T.(names{k}) = type(T.(names{k}));
    elseif strcmp(type, 'cellstr')
      T.(names{k}) = cellstr(T.(names{k}));
    else
      T.(names{k}) = feval(char(type), T.(names{k}));
    end
  end
end
