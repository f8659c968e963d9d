a = struct('x', 1, 'y', {{1, 'a'}});
b = struct('y', {{1, 'a'}}, 'x', 1);
isequal(a, b), isequal(a, struct('x', 1)), isstruct(a), isstruct({}), isstruct([]), isempty(a), isempty(struct([])), numel(a), size(a), ndims(a), isscalar(a), isvector(a), class(a), isobject(a), isrow(a), columns(a), length(a), isa(a, 'struct'), isnumeric(a), fieldnames(a)', numfields(a), struct2cell(a)', getfield(a, 'y'){2}, getfield(a, 'y', {1}), a.y{1}, isfield(a, 'x') && a.x == 1, isfield(a, 'x.y'), ismember('x', fieldnames(a)), substruct_ok = 1, any(strcmp(fieldnames(a), 'y'))
