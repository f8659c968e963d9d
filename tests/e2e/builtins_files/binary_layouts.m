% fread and fwrite: order of bytes, bytes that are skipped, blocks; save in the order asked for
1;
function b = bytes_of (fid)
  frewind (fid);
  b = fread (fid)';
end
name = tempname ();
fid = fopen (name, "w+");
v = uint16 ([1 258]);
fwrite (fid, v, "uint16", 0, "ieee-be");
fwrite (fid, 1.5, "single", 0, "b");
v, bytes_of (fid)
fseek (fid, 2, "bof");
be = fread (fid, 1, "uint16", 0, "ieee-be")
fseek (fid, 2, "bof");
le = fread (fid, 1, "uint16=>uint16", 0, "l")
s = fread (fid, 1, "float32", 0, "ieee-be")
frewind (fid);
every = fread (fid, Inf, "uint8", 2)'
frewind (fid);
pairs = fread (fid, Inf, "2*uint8=>int8", 2)'
fclose (fid);
fid = fopen (name, "w+", "ieee-be");
[~, ~, order] = fopen (fid)
n = fwrite (fid, [1 2 3], "uint8", 2)
fwrite (fid, [7 8 9 10], "2*int16", 1);
bytes_of (fid)
frewind (fid);
a = fread (fid, [2 2], "int16")
fclose (fid);
fid = fopen (name, "r");
[~, ~, order] = fopen (fid)
words = {"uint8", "ieee", "vaxd"};
for k = 1:3
  try
    fread (fid, 1, "uint8", 0, words{k});
  catch err
    disp (err.message);
  end
end
fclose (fid);
zeta = 1; alpha = 2; mid = 3; alphabet = 4;
save ("-text", name, "zeta", "alpha*", "mid", "zeta");
fieldnames (load (name))'
delete (name);
