% fscanf, textscan and fileread read what is left of a file, and leave the rest where they stop
name = tempname ();
text = [repmat("1 2 3\n", 1, 1000), "end\nof it"];
fid = fopen (name, "w");
fputs (fid, text);
fclose (fid);
strcmp (fileread (name), text)
fid = fopen (name, "r");
fgetl (fid);
sum (fscanf (fid, "%d", [3, 10])(:))
numbers = fscanf (fid, "%d");
numel (numbers)
fgetl (fid)
fgetl (fid)
fscanf (fid, "%d")
frewind (fid);
c = textscan (fid, "%f %f %f", 1000);
size (c{1}), c{3}(end)
fclose (fid);
fid = fopen (name, "w");
fclose (fid);
fileread (name)
fid = fopen (name, "r");
fscanf (fid, "%d")
fclose (fid);
delete (name);
