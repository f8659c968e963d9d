function __test_told__ (title, note, told)
  % What a test that fails shows: a title, the note of the test, if any, and what was found.
  line = repmat ('=', 1, 80);
  fprintf ('\n%s\n%s\n', line, title);
  if (! isempty (note))
    fprintf ('    ----------------\n    Test Diagnostic:\n    ----------------\n    %s\n', note);
  end
  fprintf ('    ---------------------\n    Framework Diagnostic:\n    ---------------------\n    %s\n%s\n', told, line);
end
