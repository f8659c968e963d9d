% Edges that don't ascend are sorted, with a warning; arrays of pages; empties.
1;

function tell(varargin)
  lastwarn('none');
  [n, i] = histc(varargin{:})
  disp(lastwarn());
end

tell([1 2 2 3], [3 2 1]);
tell([1 2 2 3 5], [3 2 2 1]);
tell([1 2; 3 4], [3; 1]);
tell(int8([1 2 2 3]), int8([3 1 2]));
tell(single([1 2 2 3]), single([2 1]));
tell('abca', 'ba');
tell([1 2 2 3], [1 1 1]);
tell([0 1 1], [true false]);
tell([1 5 9], [9 5 1]);
tell(reshape(1:12, 2, 3, 2), [6 3 0 12]);
tell(reshape(1:12, 2, 3, 2), [0 3 6 12], 2);
tell(reshape(1:12, 2, 3, 2), [12 0], 3);
tell(reshape(1:12, 1, 1, 12), [0 3 6 12]);
tell(zeros(0, 3, 2), [0 3]);
edges = [5 1 3];
n = histc([1 2 3 4 5], edges)
edges
