% Files that are looked for in the folders of a path.
1;
function show (found)
  if (iscell (found))
    disp (size (found));
    for k = 1:numel (found)
      show (found{k});
    end
  elseif (isempty (found))
    disp ("none");
  else
    [folder, name, suffix] = fileparts (found);
    disp ([is_absolute_filename(found), "  ", name, suffix] + 0);
  end
end
here = tempname (); mkdir (here);
one = fullfile (here, "one"); mkdir (one);
two = fullfile (here, "two"); mkdir (two);
fclose (fopen (fullfile (one, "aa.txt"), "w"));
fclose (fopen (fullfile (two, "aa.txt"), "w"));
fclose (fopen (fullfile (two, "bb.txt"), "w"));
both = [one, ":", two];
show (file_in_path (both, "aa.txt"))
disp (strcmp (file_in_path (both, "bb.txt"), fullfile (two, "bb.txt")))
show (file_in_path (both, "cc.txt"))
disp (strcmp (file_in_path (both, {"cc.txt", "bb.txt"}), fullfile (two, "bb.txt")))
show (file_in_path (both, "aa.txt", "all"))
show (file_in_path (both, {"bb.txt", "aa.txt"}, "all"))
show (file_in_path (both, "cc.txt", "all"))
show (file_in_path (here, "one"))
show (file_in_path ("", "aa.txt"))
show (file_in_path ([one, ":"], fullfile (two, "bb.txt")))
try, file_in_path (both, "aa.txt", "foo"), catch e, disp (e.message), end
try, file_in_path (both), catch e, disp (e.message), end
try, file_in_path (3, "x"), catch e, disp (e.message), end
show (file_in_path (both, 3))
show (file_in_loadpath ("no such file"))
show (file_in_loadpath ("no such file", "all"))
show (file_in_loadpath ({"no such file", fullfile(two, "bb.txt")}))
try, file_in_loadpath (), catch e, disp (e.message), end
try, file_in_loadpath ("a", "b"), catch e, disp (e.message), end
confirm_recursive_rmdir (false);
rmdir (here, "s");
