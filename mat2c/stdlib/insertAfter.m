function r = insertAfter (str, pos, new)
  % Texts with a new one behind a position, or behind every place of a text.
  r = __inserted__ ("insertAfter", str, pos, new);
end
