function words = __twister_words__ (seed)
  % The state of a Mersenne twister that one number seeds, as MATLAB and others do it (Matsumoto and Nishimura).
  if (seed == 0)
    seed = 5489;
  end
  words = zeros (625, 1);
  words(1) = mod (seed, 2^32);
  for k = 1:623
    x = bitxor (words(k), floor (words(k) / 2^30));
    high = floor (x / 65536);
    low = x - high * 65536;
    words(k+1) = mod (mod (1812433253 * high, 65536) * 65536 + 1812433253 * low + k, 2^32);
  end
  words(625) = 1;
end
