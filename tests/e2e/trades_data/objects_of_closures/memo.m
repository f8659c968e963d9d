function g = memo(f)
cache = containers.Map('KeyType', 'double', 'ValueType', 'any');
g = @call;
  function r = call(n)
    if cache.isKey(n)
      disp('(cached)');
    else
      cache(n) = f(n);
    end
    r = cache(n);
  end
end
