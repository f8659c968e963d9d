1; % What sets of nothing look like.
L = {zeros(0,3), zeros(3,0), [], zeros(1,0), zeros(0,1), {}, cell(0,1), cell(1,0), false(0,3), 5, [1 2], [1;2], {'a'}};
F = {@setxor, @union, @intersect, @setdiff};
for i = 1:numel(L)
  for j = 1:numel(L)
    for k = 1:numel(F)
      try
        x = F{k}(L{i}, L{j});
        printf('%d %d %s %s %s\n', i, j, func2str(F{k}), mat2str(size(x)), class(x));
      catch err
        disp(err.message)
      end
    end
  end
end
