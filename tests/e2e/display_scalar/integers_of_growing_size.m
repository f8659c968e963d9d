% each power of ten with and without fraction
for k = 0:12
  x = 10^k
  y = 10^k + 0.5
end
