function x = isieee ()
  % Are numbers those of IEEE 754?
  x = true;
end
