function __matlab_twister__ (seed)
  % Seeds rand as MATLAB's rng (seed, "twister") does, where rng keeps to Octave's way: the words of the generator
  % come from one number, and 0 stands for 5489. The numbers that follow have 53 bits, as there.
  if (seed == 0)
    seed = 5489;
  end
  words = zeros (625, 1);
  words(1) = seed;
  for k = 1:623
    before = bitxor (words(k), floor (words(k) / 2^30));
    words(k+1) = mod (double (mod (uint64 (1812433253) * uint64 (before), uint64 (2^32))) + k, 2^32);
  end
  words(625) = 1;
  rand ("twister", words);
end
