function A = readmatrix (file, varargin)
  % The numbers of a file of delimited text; NaN where a field has none. Lines of names ahead are left out.
  fields = __read_fields__ ("readmatrix", file, varargin);
  A = reshape (str2double (fields), size (fields));
  if (! any (strcmpi ("NumHeaderLines", varargin(1:2:end))))
    first = find (any (! isnan (A) | strcmpi (fields, "NaN"), 2), 1);
    A(1:first-1,:) = [];
  end
end
