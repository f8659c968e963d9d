p = {'(?<=a*)b','(?<=a+)b','(?<=a{2,})b','(?<=a|bc)d','(?<!a*)b','(?<=(a|bc))d','(?<=\w+)b','(?<=a?)b','(?<=a{1,3})b','(?<=x.*)b', '(?<=(ab)+)c','(?<=a|b*)c'};
for k=1:numel(p)
  try
    [a,b] = regexp('aab bcd abab xb aaab ababc bbbc ad', p{k}, 'start','match'); disp(p{k}); disp(a)
  catch e, disp(e.message), end
end
% far into a long text nothing is looked for from its beginning
t = repmat('foo(bar) end(x) ', 1, 20000);
numel(regexp(t, '(?<=foo)\(\w+\)')), numel(regexp(t, '(?<!foo)\(\w+\)'))
regexprep("price: $15, cost: $7", "(?<=\\$)(\\d+)", "<$1>")
regexp('aéb üb', '(?<=é)b', 'match')
