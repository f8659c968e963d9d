function n = ticket(cmd)
persistent last
if isempty(last) || (nargin == 1 && strcmp(cmd, 'reset'))
  last = 0;
end
last = last + 1;
n = last;
