function S = speye (varargin)
  % The sparse identity, held with all its elements.
  S = eye (varargin{:})(:,:);
end
