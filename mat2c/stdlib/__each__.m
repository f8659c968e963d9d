function c = __each__ (args, first, count)
  % Every so many of the arguments.
  c = args(first:count:end);
end
