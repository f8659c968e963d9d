% What repmat makes of counts in matrices, and what it says of text and cells.
1;
function shape (varargin)
  try
    printf ("%s\n", mat2str (size (repmat (varargin{:}))));
  catch err
    disp (err.message);
  end
end
shape (7, [2 2; 3 4], 5)
shape (7, [2 2; 3 4], [5 6])
shape (7, [2 2; 3 4], [5 6; 7 8])
shape (7, magic (3), 2)
shape (7, zeros (3), 3)
shape (7, 2, [5 6; 7 8])
shape (7, ones (2, 2, 2), 4)
shape (7, ones (2, 2, 2))
shape ([1 2], [2 2; 3 4], [])
shape ([1 2], [], [2 2; 3 4])
shape (7, 'a'), shape (7, "a"), shape (7, "a", 2), shape (7, 2, 'a'), shape (7, 2, 3, "b"), shape (7, '')
shape (7, {2}), shape (7, 2, {3}), shape (7, {}), shape (7, {1, 2}, 3, 4)
