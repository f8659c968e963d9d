function r = extractAfter (str, pos)
  % What stands in each text behind a position, or behind the first place of a text.
  r = __piece__ ("extractAfter", str, pos);
end
