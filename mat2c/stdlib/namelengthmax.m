function n = namelengthmax ()
  % The longest name that is allowed.
  n = 63;
end
