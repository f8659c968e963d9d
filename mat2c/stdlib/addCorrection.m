function ME = addCorrection (ME, correction)
  % Adds what may be done about an error.
  if (nargin != 2)
    print_usage ();
  end
  ME.Correction = correction;
end
