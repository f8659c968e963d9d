% Functions that give fewer values than there are targets.
1;
function of_complex ()
  [p, q] = max ([1+2i, 3], [1.5, 2.5])
end
function of_classes ()
  [p, q] = min (int8 ([1 3]), 2)
end
function inverse ()
  [p, q] = pinv (magic (3));
end
function of_two ()
  [p, q, r] = pinv ([1 2; 3 4], 0.1);
end
function of_maps ()
  [p, q] = containers.Map ([3 1 2], [2 2 2]);
end
function sums ()
  [p, q] = sum ('hello')
end
function running ()
  [p, q, r] = cummax (5)
end
function transforms ()
  [p, q] = fft ([3 1 2])
end
for f = {@of_complex, @of_classes, @inverse, @of_two, @of_maps, @sums, @running, @transforms}
  try
    f{1} ();
  catch e
    disp (e.message)
  end
end
