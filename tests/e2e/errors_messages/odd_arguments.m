% Arguments without elements, and of classes that a function doesn't take.
1;
function expect (f)
  try
    y = f ();
    printf ('%s %s %s\n', class (y), mat2str (size (y)), mat2str (y));
  catch e
    disp (strtok (e.message, "\n"));
  end
end

expect (@() toeplitz ([]))
expect (@() toeplitz (''))
expect (@() toeplitz (zeros (1, 0)))
expect (@() toeplitz ([], 1:2))
expect (@() hankel ([]))
expect (@() hankel (zeros (0, 3)))
expect (@() linspace (zeros (1, 0), 10, 3))
expect (@() linspace (1, zeros (0, 1), 3))
expect (@() linspace (zeros (1, 0), 1:2, 3))
expect (@() linspace ([1; 2], [5 6], 3))
expect (@() sumsq ('ab'))
expect (@() sumsq (''))
expect (@() sumsq (true))
expect (@() lookup ([1 2 3], true))
expect (@() lookup ([1 2 3], 'b'))
expect (@() lookup ('abc', 'b'))
expect (@() lookup ([1 2 3], int8 ([0 2])))
expect (@() sub2ind ([2 2], 1, true))
expect (@() sub2ind ([2 2], 'a', 1))
expect (@() sub2ind ([2 2], {}, 1))
expect (@() sub2ind ([2 2], [1 2], 1))
expect (@() accumarray ([1; 2; 1], []))
expect (@() accumarray ([1; 2; 1], [1; 2]))
expect (@() bsxfun (@plus, [1 2 3], 'ab'))
expect (@() bsxfun (@plus, [1 2 3], [1 2]))
expect (@() bsxfun (@plus, int8 ([1 2 3]), [1 2]))
expect (@() bsxfun (@times, single ([1 2 3]), [1 2]))
class (polyfit ([1 2 3], single ([1 2 4]), 1))
class (polyfit (single ([1 2 3]), [1 2 4], 2))
class (polyfit ([1 2 3], [1 2 4], 1))
expect (@() linspace ({1}, 10, 3))
expect (@() linspace (1, @sin, 3))
expect (@() linspace ({}, 1, 3))
expect (@() linspace (struct (), 1, 3))
