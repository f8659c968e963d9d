% dec2bin and its like of nothing: a length makes the difference
1;
function show (what, f)
  try
    x = f ();
    printf ("%s: %s %s\n", what, class (x), mat2str (size (x)));
  catch err
    printf ("%s: %s\n", what, err.message);
  end
end
show ("dec2bin []", @() dec2bin ([]));
show ("dec2bin [] 8", @() dec2bin (uint8 ([]), 8));
show ("dec2bin 1x0 4", @() dec2bin (zeros (1, 0), 4));
show ("dec2bin '' 3", @() dec2bin ("", 3));
show ("dec2bin false 3", @() dec2bin (true (0, 0), 3));
show ("dec2bin {}", @() dec2bin ({}));
show ("dec2bin {} 3", @() dec2bin ({}, 3));
show ("dec2bin -1", @() dec2bin ([], -1));
show ("dec2hex []", @() dec2hex ([]));
show ("dec2hex [] 2", @() dec2hex ([], 2));
show ("dec2base []", @() dec2base ([], 3));
show ("dec2base 0x3", @() dec2base (zeros (0, 3), 3, 5));
show ("dec2base bad", @() dec2base ([], 1, 3));
show ("dec2base false", @() dec2base (true (0, 0), 3));
bits = reshape (dec2bin (uint8 ([]), 8)', 6, [])';
size (bits)
