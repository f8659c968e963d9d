function S = speye (varargin)
  % The sparse identity, held with all its elements.
  S = __sparse__ (eye (varargin{:})(:,:));
end
