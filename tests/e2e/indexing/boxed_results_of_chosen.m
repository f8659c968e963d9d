% functions without typed code of what a mask has chosen: their results have the same extents
1;
function f (v)
  a = v(v > 0.5);
  b = gamma (a);
  c = sort (b);
  d = nnz (c);
  e = erf (v(v < 0.4));
  g = cumsum (e);
  printf ('%g ', numel (a), numel (b), c, d, numel (g), g); printf ('\n');
end
f ([0.1 0.7 0.9]); f (zeros (1, 0)); f (0.7); f ([0.7; 0.2; 0.9]); f ([0.1 0.7; 0.9 0.3]); f (0.1);
