function r = insertBefore (str, pos, new)
  % Texts with a new one before a position, or before every place of a text.
  r = __inserted__ ("insertBefore", str, pos, new);
end
