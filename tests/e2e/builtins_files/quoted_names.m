% Names of files with characters that a shell reads in its own way.
d = tempname (); mkdir (d); old = cd (d);
for name = {"it's.txt", "a b.txt", "semi;colon&.txt", "(x) #1.txt"}
  fid = fopen (name{1}, "w"); fputs (fid, "hello\n"); fclose (fid);
  packed = gzip (name{1}); disp (packed{1});
  delete (name{1});
  back = gunzip (packed{1}); disp (strrep (back{1}, d, ""));
  disp (fileread (name{1}))
  [ok, attributes] = fileattrib (name{1}); disp (ok), disp (attributes.UserRead)
end
cd (old); confirm_recursive_rmdir (false); rmdir (d, "s");
