docs = {'the cat sat', 'the dog sat', 'a cat and a dog'}; idx = containers.Map();
for d = 1:3, for w = unique(strsplit(docs{d}, ' ')), if idx.isKey(w{1}), idx(w{1}) = [idx(w{1}) d]; else, idx(w{1}) = d; end, end, end
for k = idx.keys(), printf('%s: %s\n', k{1}, mat2str(idx(k{1}))); end
intersect(idx('cat'), idx('dog')), df = cellfun(@numel, idx.values()); ks = idx.keys(); ks(df == max(df)), idf = log(3 ./ df); fprintf('%.4f ', idf); fprintf('\n');
