function r = extractBefore (str, pos)
  % What stands in each text before a position, or before the first place of a text.
  r = __piece__ ("extractBefore", str, pos);
end
