% median and mode of complex numbers go by size, then by angle.
1;
x = median([2+1i 3]), x = median([1+2i 3 5-1i]), x = median([1+2i 3 5-1i 0; 1 2 3 4i]), x = mode([2+1i 3]), x = mode([1i 2 1i 2]), x=mode([3+1i 3+1i 2])
x = median(complex([1 2 3],0)), x = median([1i 2i; 3i 4i], 2), x = median([NaN+1i 2]), median(single([1i 2]))
x = mode([1i 1i; 2 3])
[m, f, c] = mode([1i 2 1i 2])
function both(P)
  for d = 1:2
    a = median(P, d), [b, n] = mode(P, d)
  end
end
both([1+1i 2 -1i; 1-1i 2 3; 0 1i 3]), both(single([1i 2; -1i 2])), both([NaN 1i; 2 3])
x = median(cat(3, [1i 2], [3 4i], [0 1]), 3)
