function names = __fieldnames__ (obj)
  % The names of the fields of a struct, which is what fieldnames asks.
  if (! isstruct (obj))
    error ("octave_base_value::map_value(): wrong type argument '%s'", typeinfo (obj));
  end
  names = fieldnames (obj);
end
