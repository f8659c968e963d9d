function __of_class__ (value, name, cls)
  % The error of a named argument that is not of the class that is declared for it.
  if (! isa (value, cls))
    error ("MATLAB:validation:UnableToConvert",
           "Invalid value for '%s' argument. Value must be of type %s or be convertible to %s.", name, cls, cls);
  end
end
