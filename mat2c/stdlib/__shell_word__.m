function word = __shell_word__ (text)
  % A text as one word of a command of the shell, whatever characters it has.
  word = ["'", strrep(text, "'", "'\\''"), "'"];
end
