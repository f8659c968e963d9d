function n = step_counter(cmd)
  persistent count = 0;
  if nargin == 1 && strcmp(cmd, 'inc')
    count++;
  end
  n = count;
end
