% words of the language are keywords, and no names of variables
words = {'for', 'end', 'spmd', 'endmethods', 'endarguments', 'endclassdef', 'methods', '__FILE__', 'x1', '1x', '', 'a b'};
for k = 1:numel (words)
  printf ('%-14s %d %d\n', words{k}, iskeyword (words{k}), isvarname (words{k}));
end
