function y = __checked_value__ (who, fcn, varargin)
  % What a function gives, which must be real and finite.
  y = fcn (varargin{:});
  if (! isreal (y))
    error ("%s: non-real value encountered", who);
  elseif (any (isnan (y(:))))
    error ("%s: NaN value encountered", who);
  elseif (any (isinf (y(:))))
    error ("%s: Inf value encountered", who);
  end
end
