function [value, table] = __solver_options__ (who, title, table, asked)
  % Lists the options of a solver, or reads or sets one that begins as is asked; no other may begin so.
  value = [];
  if (isempty (asked))
    printf ("\nOptions for %s include:\n\n", title);
    printf ("  keyword                                             value\n");
    printf ("  -------                                             -----\n");
    for k = 1:rows (table)
      printf ("  %-50s  %s\n", table{k,1}, shown (table{k,2}));
    end
    printf ("\n");
    return;
  end
  name = asked{1};
  if (! ischar (name))
    error ("%s: expecting keyword as first argument", who);
  end
  k = find (strncmpi (name, table(:,1), numel (name)));
  exact = find (strcmpi (name, table(:,1)));
  if (! isempty (exact))
    k = exact;
  end
  if (numel (k) != 1)
    warning ("%s: no match for `%s'", who, name);
  elseif (numel (asked) > 1)
    table{k,2} = checked (who, table{k,2}, asked{2});
  else
    value = table{k,2};
  end
end
function new = checked (who, old, new)
  if (! ischar (old) && ischar (new))
    error ("invalid conversion from string to real N-D array");
  elseif (ischar (old) && ! any (strcmp (new, {"stiff", "bdf", "non-stiff", "adams"})))
    error ("%s: method must be \"stiff\", \"bdf\", \"non-stiff\", or \"adams\"", who);
  end
end
function text = shown (value)
  text = value;
  if (! ischar (value))
    text = sprintf ("%g", value);
  end
end
