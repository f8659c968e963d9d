function r = splitlines (str)
  % The lines of a text, below each other.
  r = split (str, {"\r\n", "\n", "\r"});
end
