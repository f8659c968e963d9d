1;
% Parameters are not persistent; the words of file_in_path and cd about odd arguments.
function r = f (a)
  disp (a);
  persistent a = 2;
  r = 1;
end
function r = g (a)
  persistent r;
  r = 1;
end
function h (varargin)
  persistent k varargin;
end
try, f (1), catch e, disp (e.message), end
try, g (1), catch e, disp (e.message), end
try, h (1), catch e, disp (e.message), end
try, file_in_path ({}, "x"), catch e, disp (e.message), end
try, file_in_path ("a", {"x"}), catch e, disp (e.message), end
try, file_in_path ("a", 1), catch e, disp (e.message), end
try, file_in_path ("a", "b", 2), catch e, disp (e.message), end
try, file_in_path ("a", "b", "c"), catch e, disp (e.message), end
try, file_in_path ("a", "b", {}), catch e, disp (e.message), end
try, file_in_path ([], "b"), catch e, disp (e.message), end
try, file_in_path (1, "b"), catch e, disp (e.message), end
try, file_in_path ("a", {}), catch e, disp (e.message), end
try, file_in_path ("a", ""), catch e, disp (e.message), end
try, file_in_path ("/bin:/etc", "passwd"), catch e, disp (e.message), end
try, cd (1), catch e, disp (e.message), end
try, chdir ({}), catch e, disp (e.message), end
cd ("");
