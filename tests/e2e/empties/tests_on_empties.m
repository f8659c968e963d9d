isempty([]), isempty(''), isempty({}), isempty(struct([])), isempty(struct()), isempty(0), isempty(' '), isempty(zeros(0, 5)), isempty({[]}), isempty(1:0), isequal([], ''), isequal([], {}), isequal([], zeros(0, 3)), isequal(zeros(0, 3), zeros(0, 3)), isequal('', ""), isequal(struct([]), []), strcmp('', []), strcmp('', ''), isnumeric([]), ischar(''), iscell({}), islogical([] == 1), isreal([]), isvector([]), isscalar([]), ismatrix([]), isrow([]), iscolumn([]), isrow(''), isrow(zeros(1, 0)), iscolumn(zeros(0, 1)), issquare([]), size([]), size(''), size({}), size(struct([])), size(zeros(1, 0)), length(zeros(0, 5)), numel(zeros(0, 5)), ndims([]), columns([]), rows(zeros(3, 0)), class([]), class(''), class({}), class([] == []), class(''), class([[] 'a']), class([{} 1]), class([[] true]), class(int8([])), class(struct([]))
if [], disp('t'), else, disp('f'), end
if '', disp('t'), else, disp('f'), end
if zeros(0, 3), disp('t'), else, disp('f'), end
if isempty([]) disp('t'), end
while [], end
for k = [], disp('x'), end
for k = zeros(0, 2), disp('x'), end
for k = zeros(2, 0), disp('x'), end
switch [], case [], disp('match'), otherwise, disp('no'), end
switch '', case {'', 'a'}, disp('match'), otherwise, disp('no'), end
