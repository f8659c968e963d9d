function clearAllMemoizedCaches()
  % Forgets the results of all functions that were given to memoize.
  kept = MemoizedFunction.kept();
  for k = 1:numel(kept)
    kept{k}.clearCache();
  end
end
