function m = memoize(f)
  % The function, whose results are kept for calls with the same arguments; one for each function.
  m = MemoizedFunction.of(f);
end
