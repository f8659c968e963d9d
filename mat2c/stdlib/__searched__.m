function [texts, pats] = __searched__ (name, str, pat, varargin)
  % Texts and patterns as cells of rows of characters, in lower case where case is ignored.
  if (numel (varargin) != 0 && numel (varargin) != 2)
    error ("MATLAB:narginchk:notEnoughInputs", "Not enough input arguments.");
  end
  texts = __texts__ (name, str);
  pats = __texts__ (name, pat);
  if (numel (varargin) == 2 && varargin{2})
    texts = lower (texts);
    pats = lower (pats);
  end
end
