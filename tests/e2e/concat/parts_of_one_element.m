% parts of which one has an element and the others none
function parts_of_one_element
  for k = 1:2
    r = [1:k-1 k+1:2];
    c = [(1:k-1)'; (k+1:2)'];
    printf ("%d %d %d %d\n", r, c, size (r, 1), size (c, 2));
    x = [10 20](r) + 1;
    printf ("%g %s\n", x, class (r));
  end
  for k = 1:3
    p = [1:k-1, k+1:3](end);
    q = [1:0, k:k];
    t = ['ab'(1:k-1), 'c'(k:0), "xyz"(k)];
    printf ("%d %d %s %d\n", p, q, t, numel (t));
    b = [false(1, 0), k > 1];
    printf ("%d %s\n", b, class (b));
    i = [int8(1:k-1), int8(k+1:2)];
    disp (i)
  end
  disp (left ([3 7]))
  disp (left ([3 7 9]))
end
function v = left (v)
  while numel (v) > 1
    k = 1 + (v(1) > 5);
    n = numel (v);
    v = v([1:k-1 k+1:n]);
  end
end
