% What fread gives where nothing is left, or nothing was asked for.
f = tempname(); fid = fopen(f, 'w'); fwrite(fid, uint8(0:1)); fclose(fid);
fid = fopen(f); fread(fid, 2); 
a = fread(fid, 1), b = fread(fid, 3), c = fread(fid, [1 2]), d = fread(fid, Inf), e = fread(fid), g = fread(fid, [2 Inf]), h = fread(fid, [3 1]), k = fread(fid, 0), l = fread(fid, 1, 'char=>char'), m = fread(fid, 1, '*uint8'), [n, cnt] = fread(fid, 2, 'int16')
frewind(fid); a = fread(fid, 3), frewind(fid); b = fread(fid, [1 3]), frewind(fid); b = fread(fid, [3 1]), frewind(fid); b = fread(fid, [2 2]), frewind(fid); b = fread(fid, 1, 'int32'), frewind(fid); b = fread(fid, 0)
frewind(fid); b = fread(fid, [0 2]),  b = fread(fid, [2 0])
fclose(fid); delete(f);
