try, x = fread(1), catch e, disp(e.message), end
try, x = fgetl(1), catch e, disp(e.message), end
try, y = fgets(2), catch e, disp(e.message), end
try, fwrite(0,1), catch e, disp(e.message), end
try, fputs(0,'a'), catch e, disp(e.message), end
try, fprintf(0,'a'), catch e, disp(e.message), end
f = tempname(); fid = fopen(f,'w'); 
try, x = fread(fid), catch e, disp(e.message), end
try, x = fgetl(fid), catch e, disp(e.message), end
fclose(fid); fid = fopen(f);
try, n = fwrite(fid,1), catch e, disp(e.message), end
try, n = fputs(fid,'a'), catch e, disp(e.message), end
try, n = fprintf(fid,'a'), catch e, disp(e.message), end
try, n = fdisp(fid,1), catch e, disp(e.message), end
try, [s,n] = fgetl(fid), catch e, disp(e.message), end
fclose(fid); delete(f);
fgetl(1); fskipl(1); disp('still here')
