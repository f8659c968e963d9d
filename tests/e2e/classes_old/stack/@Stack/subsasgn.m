function s = subsasgn (s, i, v)
  s.items{i(1).subs{:}} = v;
end
