% functions in the folder stand before those of the library
m = mean([1 2 3])
s = fliplr('abc')
f = @mean; f(5)
cellfun(@mean, {1, [2 4]})
mean = 7;
mean + 1
clear mean
mean([4 6])
