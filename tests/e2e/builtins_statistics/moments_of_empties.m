% What moments and scores of empties are: columns of no elements, classes.
1;

function tell(name, y)
  printf('%s %s %s:', name, class(y), mat2str(size(y)));
  printf(' %g', y);
  printf('\n');
end

shapes = {[0 0], [0 1], [1 0], [0 3], [3 0], [0 1 2], [2 0 2]};
classes = {'double', 'single', 'int8', 'logical'};
for k = 1:numel(shapes)
  for c = 1:numel(classes)
    x = feval(classes{c}, zeros(shapes{k}));
    disp([classes{c} ' ' mat2str(shapes{k})]);
    tell('skewness', skewness(x));
    tell('kurtosis', kurtosis(x));
    tell('skewness 0', skewness(x, 0));
    tell('kurtosis 0', kurtosis(x, 0));
    for dim = 1:3
      tell('skewness', skewness(x, 1, dim));
      tell('kurtosis', kurtosis(x, [], dim));
    end
    tell('zscore', zscore(x));
    tell('center', center(x));
  end
end
tell('constant', skewness([1 1 1; 1 2 4]'));
tell('constant', kurtosis(single([1 1 1; 1 2 4]')));
for x = {repmat('ab', [1 1 2]), char(zeros(0, 1, 2)), 'abc', zeros(0, 3, 0), {1}}
  try
    norm(x{1});
  catch err
    disp(err.message);
  end
end
