% error of structs: of none it does nothing, as of the answer of nargchk for good arguments
1;
function r = checked (varargin)
  error (nargchk (1, 2, nargin, "struct"));
  r = nargin;
end
none = struct ("message", {}, "identifier", {});
error (none);
error (none(:));
error (reshape (none, 0, 3));
error (struct ());
error (struct ("message", ""));
checked (1), checked (1, 2)
for k = [0 3]
  args = num2cell (1:k);
  try
    checked (args{:});
  catch err
    printf ("[%s] %s\n", err.identifier, err.message);
  end
end
try
  error (struct ("message", {"a", "b"}));
catch err
  disp (err.message);
end
try
  rethrow (none);
catch err
  disp (err.message);
end
