function acc = reduce(f, v, acc)
for x = v
  acc = f(acc, x);
end
