function v = getpref (group, name, default)
  % A preference: its default.
  v = [];
  if (nargin == 3)
    v = default;
  end
end
