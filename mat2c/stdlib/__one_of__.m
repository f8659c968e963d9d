function pattern = __one_of__ (pats)
  % A regular expression for any of the texts, the longest first.
  [~, order] = sort (cellfun (@numel, pats(:)), "descend");
  pats = pats(:)(order);
  for k = 1:numel (pats)
    pats{k} = regexptranslate ("escape", pats{k});
  end
  pattern = strjoin (pats(:).', "|");
end
