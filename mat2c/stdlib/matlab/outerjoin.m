function [R, ia, ib] = outerjoin(A, B, varargin)
  % The rows of two tables beside each other where their keys are equal, and those without a partner.
  kind = 'full';
  at = find(cellfun(@(x) (ischar(x) || isStringScalar(x)) && strcmp(x, 'Type'), varargin), 1);
  if ~isempty(at)
    kind = char(varargin{at + 1});
    varargin(at:at + 1) = [];
  end
  [R, ia, ib] = __table_join__(kind, A, B, {inputname(1), inputname(2)}, varargin{:});
end
