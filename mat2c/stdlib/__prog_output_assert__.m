function same = __prog_output_assert__ (text)
  % Whether what __printf_assert__ kept is the text, with or without an end of line; forgets it.
  global _assert_printf;
  kept = _assert_printf;
  if (! isempty (kept) && kept(end) == "\n")
    kept(end) = [];
  end
  same = strcmp (kept, text) || (isempty (kept) && isempty (text));
  _assert_printf = "";
end
