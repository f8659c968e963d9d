function __fail_verdict__ (failed, code, pattern, warning_pattern)
  % An error unless the code of fail failed, or warned, with a message that has the pattern in it.
  kind = "error";
  wanted = "";
  if (nargin > 2)
    wanted = pattern;
  end
  if (strcmp (wanted, "warning"))
    kind = "warning";
    wanted = "";
    if (nargin > 3)
      wanted = warning_pattern;
    end
  end
  if (isempty (wanted))
    wanted = ".";
  end
  said = "";
  if (failed)
    said = lasterr ();
  elseif (strcmp (kind, "warning"))
    said = lastwarn ();
  end
  stray = failed && strcmp (kind, "warning");
  if (! stray && (failed || ! isempty (said)) && ! isempty (regexp (said, wanted, "once")))
    return;
  end
  if (stray)
    found = sprintf ("\nbut got error <%s>", said);
  elseif (failed || ! isempty (said))
    found = sprintf ("\nbut got <%s>", said);
  else
    found = " but got none";
  end
  error (sprintf ("expected %s <%s>%s", kind, wanted, found));
end
