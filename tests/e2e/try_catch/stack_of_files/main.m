function main
% names in the stack of an error: of functions in files, behind the first in a file, and nested ones
try, behind(), catch e, printf('%s ', e.message, e.stack.name); disp(''), end
try, nested(), catch e, printf('%s ', e.message, e.stack.name); disp(''), end
try, other(), catch e, printf('%s ', e.message, e.stack.name); disp(''), end
  function nested()
    inner();
    function inner()
      error('here');
    end
  end
end
function behind()
deeper();
end
function deeper()
error('deep');
end
