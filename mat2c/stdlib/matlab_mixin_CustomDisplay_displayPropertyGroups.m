function matlab_mixin_CustomDisplay_displayPropertyGroups (obj, groups)
  % Shows groups of properties: names and values of one object, names of an array of them.
  for k = 1:numel (groups)
    list = groups(k).PropertyList;
    if (! isempty (groups(k).Title))
      printf ("   %s\n", groups(k).Title);
    end
    if (isstruct (list))
      names = fieldnames (list);
    else
      names = reshape (cellstr (list), 1, []);
      list = struct ();
      for m = 1:numel (names) * isscalar (obj)
        list.(names{m}) = obj.(names{m});
      end
    end
    if (isscalar (obj) && ! isempty (names))
      printf ("%s\n\n", regexprep (evalc ("disp (list)"), '\n+$', ""));
    else
      printf ("    %s\n", names{:});
      printf ("\n");
    end
  end
end
