1;
function t(f)
  try, f(), catch e, printf('[%s] %s\n', e.identifier, e.message), end
end
t(@() cell2mat({1, 'a'}))
t(@() cell2mat(5))
t(@() feval('nonono'))
t(@() substr('hello', 9, 1))
t(@() substr('hello', 2, 9))
t(@() substr('hello', 2, -1))
t(@() ostrsplit('a', 3))
t(@() ind2sub([2 2], 5))
t(@() fzero(@(x) x^2 + 1, [0 1]))
t(@() strjust(3))
