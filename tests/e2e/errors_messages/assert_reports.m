% All differences in cells and structs are reported; of integers as their arithmetic gives them.
1;
function compare (a, b, varargin)
  try
    switch (numel (varargin))
      case 0
        assert (a, b)
      otherwise
        assert (a, b, varargin{1})
    end
    disp ("equal")
  catch e
    disp (e.message)
  end
end
compare ({1, 'a', 3}, {2, 3, 5})
compare ({1, @sin, 3}, {2, @cos, 5})
compare ({1, {2, 3}, 3}, {2, {3, 3, 4}, 5})
compare ({1, {2, 'x'}, 3}, {2, {3, 4}, 5})
compare (struct ('a', 1, 'b', 2), struct ('a', 1, 'c', 2))
compare (struct ('b', 1, 'a', 2), struct ('a', 1, 'b', 2))
compare (struct ('a', {{1, 'x'}}, 'q', 4), struct ('a', {{1, 2}}, 'q', 5))
compare ({[1 NaN 3], Inf}, {[1 2 3], 2}, 0.5)
compare ({'x', 2}, 5)
compare (uint8 ([110 7]), uint8 ([111 3]))
compare (uint8 (110), uint8 (111), 0.5)
compare (uint8 (250), uint8 (5), 0.5)
compare (int8 (-128), int8 (127), 5)
compare (int8 (100), int8 (111), -0.01)
compare (uint8 (200), uint8 (111), -0.01)
compare (int16 (5), 7.2, 1)
compare ([1 2; 3 4], [1 3; 4 5], [0.5 0; 0 -0.1])
compare (single (pi), 3, -0.01)
compare ('a', 98, 0.5)
compare ({1 2}, {1 2})
compare (struct ('a', 1, 'b', 1), struct ('b', 1, 'c', 1))
compare (struct ('b', 1, 'a', 1), struct ('b', 2, 'c', 1))
compare (struct ('a', 1, 'd', 1, 'b', 5), struct ('a', 1, 'c', 2, 'b', 1))
compare (struct (), struct ())
function pass_on (varargin)
  try, assert (varargin{:}), disp ("ok"), catch e, disp (e.message), end
  try, assert (varargin{1}, varargin{2:end}), disp ("ok"), catch e, disp (e.message), end
end
pass_on (1, 2)
pass_on (1, 2, 0.5)
pass_on (false)
pass_on (false, 'no %d', 3)
c = {3, 4};
try, assert (c{:}, 0.1), catch e, disp (e.message), end
