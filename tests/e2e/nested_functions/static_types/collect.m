function c = collect(words)
  c = {};
  info.count = 0;
  for k = 1:numel(words)
    add(words{k});
  end
  c{end+1} = num2str(info.count);
  function add(w)
    c{end+1} = [w '!'];
    info.count = info.count + numel(w);
  end
end
