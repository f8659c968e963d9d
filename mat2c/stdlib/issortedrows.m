function TF = issortedrows (A, varargin)
  % Are the rows sorted, by all columns or some, upwards or as told?
  if (nargin < 1)
    print_usage ();
  end
  [~, order] = sortrows (A, varargin{:});
  TF = isequal (order(:), (1:rows (A)).');
end
