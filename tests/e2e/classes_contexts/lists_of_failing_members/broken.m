function r = broken ()
  r = (1 +
end
