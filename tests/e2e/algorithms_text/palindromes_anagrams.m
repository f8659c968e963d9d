is_pal = @(s) strcmp(s, fliplr(s));
clean = @(s) lower(s(isletter(s)));
tests = {'Anna', 'A man, a plan, a canal: Panama', 'hello'};
for t = tests
  printf('%-32s %d\n', t{1}, is_pal(clean(t{1})));
end
words = {'listen', 'silent', 'enlist', 'google', 'gogole'};
keys_ = cellfun(@sort, words, 'UniformOutput', false);
[u, ~, j] = unique(keys_);
for k = 1:numel(u)
  printf('%s: %s\n', u{k}, strjoin(words(j == k), ' '));
end
same = @(a, b) isequal(sort(a), sort(b)); same('abc', 'bca'), same('abc', 'abd')
