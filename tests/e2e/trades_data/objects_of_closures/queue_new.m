function q = queue_new(cap)
buf = {};
q = struct('put', @put, 'get', @get_, 'items', @items);
  function ok = put(v)
    ok = numel(buf) < cap;
    if ok, buf{end+1} = v; end
  end
  function v = get_()
    v = buf{1};
    buf(1) = [];
  end
  function c = items()
    c = buf;
  end
end
