classes = {'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64'};
for k = 1:numel(classes)
  c = classes{k};
  big = intmax(c);
  small = intmin(c);
  printf('%s: max %d min %d max+1 %d min-1 %d 7/2 %d 5/2 %d\n', c, big, small, big + 1, small - 1, cast(7, c) / 2, cast(5, c) / cast(2, c));
end
