% The class of what is read is known where the precision is in the place of the size.
name = tempname();
fid = fopen(name, 'w'); fwrite(fid, uint8('abcdef')); fclose(fid);
fid = fopen(name);
s = fread(fid, '*char')'
frewind(fid); c = class(fread(fid, '*int16'))
frewind(fid); n = fread(fid, 'uint16', 'b')'
frewind(fid); n = fread(fid, 'uint8', 1)'
frewind(fid); s = fread(fid, 3, 'char=>char', 'l')'
frewind(fid); n = fread(fid, 1, 'uint16', 'b') + 1
frewind(fid); [x, k] = fread(fid, 'UINT8 => int32'); x' / 2, k
fclose(fid); delete(name);
