function frame = im2frame (x, map = [])
  % A frame of a movie, or several, from an image.
  if (nargin < 1)
    print_usage ();
  elseif (ndims (x) > 4)
    error ("im2frame: X and RGB must be a single image");
  end
  if (size (x, 3) == 1)
    if (nargin < 2)
      error ("im2frame: MAP required for indexed images");
    end
  elseif (size (x, 3) != 3)
    error ("im2frame: first argument must be indexed or RGB image");
  end
  images = reshape (num2cell (x, [1, 2, 3]), 1, []);
  frame = struct ("cdata", images, "colormap", map);
end
