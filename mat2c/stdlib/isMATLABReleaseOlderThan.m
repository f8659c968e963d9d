function tf = isMATLABReleaseOlderThan (release, stage, update)
  % Never: what the latest documentation says is what programs get.
  if (nargin < 1)
    print_usage ();
  end
  tf = false;
end
