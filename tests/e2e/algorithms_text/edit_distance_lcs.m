1;
function d = lev(a, b)
  D = zeros(length(a)+1, length(b)+1);
  D(:, 1) = 0:length(a);
  D(1, :) = 0:length(b);
  for i = 1:length(a)
    for j = 1:length(b)
      D(i+1, j+1) = min([D(i, j+1)+1, D(i+1, j)+1, D(i, j)+(a(i) ~= b(j))]);
    end
  end
  d = D(end, end);
end
function s = lcs(a, b)
  L = repmat({''}, length(a)+1, length(b)+1);
  for i = 1:length(a)
    for j = 1:length(b)
      if a(i) == b(j), L{i+1, j+1} = [L{i, j} a(i)];
      elseif numel(L{i, j+1}) >= numel(L{i+1, j}), L{i+1, j+1} = L{i, j+1};
      else, L{i+1, j+1} = L{i+1, j}; end
    end
  end
  s = L{end, end};
end
lev('kitten', 'sitting'), lev('', 'abc'), lev('a', 'a'), lcs('AGGTAB', 'GXTXAYB'), lcs('abc', 'xyz'), lcs('same', 'same')
words = {'apple', 'aple', 'maple', 'ape'};
[~, k] = sort(cellfun(@(w) lev('appel', w), words)); words(k)
ham = sum('karolin' ~= 'kathrin')
