% cells of texts of one length, with characters that C spells in ways of its own
function texts_of_one_length
  a = {'up', 'no', 'go'};
  b = {"a\n", "\"b", "c\\", "\t?", "??", "%d", "\0x"};
  s = 0;
  for k = 1:12
    t = a{mod (k, 3) + 1}; u = b{mod (k * 3, 7) + 1};
    s = s + k * double (t(1)) + double (u(2));
    printf ("%s [%s] %d\n", t, u, double (u(1)));
  end
  disp (s)
  c = {'one'; 'two'; 'six'};
  for k = 3:-1:1, printf ("%s", c{k}, c{k}(end)); end, printf ("\n");
  c{2}(1) = 'T'; disp (c), disp (size (c{1}))
end
