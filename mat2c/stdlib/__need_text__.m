function __need_text__ (who, name)
  % Checks the argument of a function that takes the name of a variable.
  if (! ischar (name))
    __wrong_call__ (who, name);
  end
end
