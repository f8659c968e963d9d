1;
function r = classify(x)
  if ischar(x)
    if isempty(x), r = 'empty text'; else, r = ['text of ' num2str(length(x))]; end
  elseif iscell(x), r = sprintf('cell of %d', numel(x));
  elseif isstruct(x), r = 'struct';
  elseif islogical(x), r = 'logical';
  elseif isa(x, 'function_handle'), r = 'handle';
  elseif isnumeric(x)
    if isempty(x), r = 'empty'; elseif isscalar(x), r = 'scalar'; elseif isvector(x), r = 'vector'; else, r = 'matrix'; end
    if isinteger(x), r = [class(x) ' ' r]; elseif ~isreal(x), r = ['complex ' r]; end
  else, r = 'other'; end
end
for x = {1, [1 2], eye(2), 'abc', '', {}, {1, 2}, struct(), true, @sin, int8(5), 1i, [], single([1; 2]), containers.Map()}, disp(classify(x{1})), end
