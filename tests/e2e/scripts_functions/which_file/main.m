1;
% which tells the file of a function
function shown (path)
  [folder, name, kind] = fileparts (path);
  [~, last] = fileparts (folder);
  disp (["file " last " " name kind])
end
shown (which ('shown'))
shown (which ('helper'))
shown (which ('helper.m'))
nothing = which ('no_such_function')
known = ! isempty (which ('sin'))
v = 3;
w = which ('v')
helper ()
text = evalc ('which helper');
disp (strrep (text, fileparts (which ('helper')), 'HERE'))
which v
which no_such_function
data = strrep (which ('helper'), 'helper.m', 'data.mat');
[~, name, kind] = fileparts (data);
disp ([name kind])
