function [x, map] = frame2im (frame)
  % The image of a frame, or the images of several.
  if (nargin != 1)
    print_usage ();
  elseif (! isstruct (frame) || ! all (isfield (frame, {"colormap", "cdata"})))
    error ("frame2im: F must be a struct with the fields colormap and cdata");
  end
  x = cat (4, frame.cdata);
  map = frame(1).colormap;
end
