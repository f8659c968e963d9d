% The class of what setdiff leaves, and other results that keep a class or have one end clamped.
x = {setdiff(2.5, int8 (9)), setdiff(2.5, int8 (3)), setdiff(true, []), ...
     setdiff([5 2 5 1], int8 (2)), setdiff([], int8 (1)), setdiff('abc', 'b'), ...
     setdiff([1 2; 3 4], int8 ([3 4]), 'rows'), setdiff(int8 ([1 2 3]), 2.5), ...
     setdiff([3 1 2], single (1), 'stable'), setdiff(1, 1+2i), intersect([1 2], int8 (1)), ...
     polyval(2, single ([1 2])), gradient(int8 ([1 -2 3])), gradient(single ([1 4 9])), ...
     gradient(int8 (2)), pinv(1, 1), pinv([2 0; 0 1], 1), pinv([1 2; 3 4], 5.5), pinv(zeros (2))};
for i = 1:numel (x)
  printf ("%d %s %s:", i, class (x{i}), mat2str (size (x{i})));
  printf (" %g", x{i});
  printf ("\n");
end
disp (datenum ([4 0 3; 2 13 9; 7 -1 5])');
disp (datenum (2000, [0 13 -3 25], 1));
for subs = {Inf, [NaN; 1], [1.5; 1]}
  try
    accumarray (subs{1}, 1);
  catch e
    disp (e.message);
  end
end
try
  blanks (Inf);
catch e
  disp (e.message);
end
