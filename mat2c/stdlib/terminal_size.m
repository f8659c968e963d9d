function s = terminal_size ()
  % Rows and columns of the terminal.
  s = [24, 80];
end
