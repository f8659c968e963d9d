function group = matlab_mixin_util_PropertyGroup (list, title)
  % Properties that are shown together: their names, or a struct of names and values, and what stands above them.
  if (nargin < 2)
    title = "";
  end
  if (isstruct (list))
    count = numfields (list);
  else
    count = numel (list);
  end
  group = struct ("Title", char (title), "PropertyList", {{}}, "NumProperties", count);
  group.PropertyList = list;
end
