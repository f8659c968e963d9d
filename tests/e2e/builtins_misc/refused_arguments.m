1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
show ('xor', ones (3, 2), ones (2, 3));
show ('xor', {1}, 1);
show ('xor', 'a', 1);
show ('xor', struct (), 1);
show ('sortrows', [1, 2; 0, 4], ones (2));
show ('sortrows', [1, 2; 0, 4], 3);
show ('sortrows', [1, 2; 0, 4], 0);
show ('sortrows', [1, 2; 0, 4], 1.5);
show ('sortrows', ones (2, 2, 2));
show ('shiftdim', 1, ones (2));
show ('computer', 'cpu');
show ('version', '-release');
show ('version', '-size');
show ('dir', 3);
show ('canonicalize_file_name', '/usr/../usr/./lib/..');
show ('canonicalize_file_name', '/no/such/folder');
% as many repetitions as arguments, vectors and first columns say
x = [1, 2, 3];
disp (size (repmat (x, [2, 3], [4, 5; 6, 7])));
disp (size (repmat (x, [2, 3; 4, 5; 6, 7])));
disp (size (repmat (x, 2, [])));
disp (size (repmat (x, [])));
show ('repmat', x, -1, -1);
show ('repmat', x, 2, [1, 2], 3);
show ('repmat', x, ones (2, 2, 2));
% fields
show ('setfield', struct (), {2}, 3);
show ('setfield', 1, 2, 3);
show ('getfield', 1, 2);
% bounds of random numbers
show ('randi', flintmax);
show ('randi', [-1, flintmax - 1]);
show ('randi', [5, 2]);
show ('randi', 2i);
show ('randi', 'a');
show ('randi', []);
x = randi ([300, 301], 1, 2, 'uint8')
lastwarn ()
randi ([-5, -4], 1, 1, 'uint16')
lastwarn ()
