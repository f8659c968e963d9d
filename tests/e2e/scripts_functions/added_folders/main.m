% functions in folders that the program adds to the path, plainly and computed
addpath(genpath(fullfile(fileparts(mfilename('fullpath')), 'lib')));
first(3)
deep_one(4)
names = {'tools'};
for k = 1:numel(names)
  addpath(names{k});
end
with_tool('abc')
setup;
x
f = @deep_one;
cellfun(f, {1, 2})
same('main')
% a script that is named by an expression
x = 0;
run(fullfile('tools', 'setup'));
x
here = fileparts(mfilename('fullpath'));
x = 0;
source([here filesep 'tools/setup.m']);
x
