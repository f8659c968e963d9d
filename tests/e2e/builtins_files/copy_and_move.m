% copyfile and movefile: patterns, lists, folders, and how wrong calls are refused.
1;
function refused (f, varargin)
  try
    f (varargin{:});
    disp ("taken");
  catch e
    disp (e.message);
  end
end
d = tempname ();
mkdir (d);
for name = {"a", "b"}
  fid = fopen (fullfile (d, [name{1} ".txt"]), "w");
  fprintf (fid, "text of %s", name{1});
  fclose (fid);
end
[s, m, i] = copyfile ([d "/a.txt"], [d "/c.txt"])
disp (fileread ([d "/c.txt"]));
mkdir ([d "/sub"]);
[s, m, i] = copyfile ([d "/*.txt"], [d "/sub"])
disp (numel (dir ([d "/sub/*.txt"])));
disp (movefile ({[d "/sub/a.txt"], [d "/sub/b.txt"]}, d));
disp (exist ([d "/sub/a.txt"], "file"));
disp (copyfile ([d "/sub"], [d "/other"]));
disp (fileread ([d "/other/c.txt"]));
disp (copyfile ([d "/a.txt"], [d "/c.txt"], "f"));
[s, m, i] = copyfile ([d "/zz"], d)
refused (@copyfile, [d "/zz"], d);
refused (@copyfile, 1, d);
refused (@movefile, 1, d);
refused (@movefile, d, 1);
refused (@copyfile, {"a", "b"}, [d "/zz"]);
confirm_recursive_rmdir (false);
rmdir (d, "s");
refused (@fullfile, {"a", "b"}, {"a", "b", "c"});
disp (fullfile ({"a", "b"}, "c"));
disp (fullfile ({}, "x"));
