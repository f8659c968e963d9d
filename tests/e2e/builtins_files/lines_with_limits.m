f = tempname();
fid = fopen(f,'w'); fputs(fid,"line1\n\nx\nlast"); fclose(fid);
fid = fopen(f); [s,n] = fgetl(fid); n, [s,n] = fgetl(fid); n, [s,n] = fgetl(fid,3), [s,n] = fgetl(fid), [s,n] = fgetl(fid), feof(fid)
frewind(fid);
[s,n] = fgets(fid); n, [s,n] = fgets(fid); n, [s,n] = fgets(fid,3); n, [s,n] = fgets(fid); n, [s,n] = fgets(fid)
frewind(fid);
[s,n] = fgets(fid,3), [s,n] = fgetl(fid,2), [s,n] = fgetl(fid,2), [s,n] = fgets(fid,1)
try, [s,n] = fgetl(fid,0), catch e, disp(e.message), end
try, [s,n] = fgetl(fid,Inf), catch e, disp(e.message), end
frewind(fid);
try, fgetl(fid, -1), catch e, disp(e.message), end
try, fgetl(fid, 1.5), catch e, disp(e.message), end
try, fgetl(fid, NaN), catch e, disp(e.message), end
try, fgetl(fid, []), catch e, disp(e.message), end
try, fgetl(fid, 'a'), catch e, disp(e.message), end
try, [a,b,c] = fgetl(fid), catch e, disp(e.message), end
try, fskipl(fid), catch e, disp(e.message), end
try, fskipl(fid, 10), catch e, disp(e.message), end
try, fskipl(fid, -1), catch e, disp(e.message), end
frewind(fid); try, fskipl(fid, Inf), catch e, disp(e.message), end
frewind(fid); try, fskipl(fid, 0), ftell(fid), catch e, disp(e.message), end
fclose(fid); delete(f);
