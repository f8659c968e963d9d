% Conway's Life by shifted copies; the board is numbers first, truth values then.
n = 64; g = zeros (n); g(2,3) = 1; g(3,4) = 1; g(4,2:4) = 1; g(30:32,30) = 1; g(30,31) = 1; g(31, 29) = 1;
for t = 1:100
  nb = zeros (n);
  for dr = -1:1
    for dc = -1:1
      if dr || dc
        nb = nb + circshift (g, [dr dc]);
      end
    end
  end
  g = (g == 1 & (nb == 2 | nb == 3)) | (g == 0 & nb == 3);
  pop(t) = sum (g(:));
end
printf ('%d ', pop(1:10:end)); disp ('');
