function answer = yes_or_no (prompt = "")
  % Asks until the answer is yes or no.
  if (nargin > 1)
    print_usage ();
  end
  if (! ischar (prompt))
    error ("yes_or_no: PROMPT must be a string");
  end
  while (true)
    said = input ([prompt, "(yes or no) "], "s");
    if (strcmp (said, "yes"))
      answer = true;
      return;
    elseif (strcmp (said, "no"))
      answer = false;
      return;
    end
    fprintf (stderr, "Please answer yes or no.\n");
  end
end
