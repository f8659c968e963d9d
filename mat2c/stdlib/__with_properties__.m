function opts = __with_properties__ (opts, given, cls)
  % The options, and those of the given arguments that are properties of a class, as these take them.
  names = __settable__ (cls);
  for k = 1:numel (names)
    if (isfield (given, names{k}) && ! isfield (opts, names{k}))
      opts.(names{k}) = __as_property__ (cls, names{k}, given.(names{k}));
    end
  end
end
