c = {1};
if numel(c), disp('has one'), end
if c, disp('never'), end
