f = tempname(); fid = fopen(f,'w'); fprintf(fid,"1 2 3\n4 5 6\n7 8 9\n"); fclose(fid);
try, dlmread(f, [1 0 2 1]), catch e, disp(e.message), end
try, dlmread(f, 'B1..C2'), catch e, disp(e.message), end
try, dlmread(f, 1, 0), catch e, disp(e.message), end
try, dlmread(f, 1), catch e, disp(e.message), end
try, dlmread(f, '', [1 0 2 1]), catch e, disp(e.message), end
try, dlmread(f, ' ', 'B1..C2'), catch e, disp(e.message), end
try, dlmread(f, 32, [1 0 2 1]), catch e, disp(e.message), end
try, dlmread(f, 32, 1, 0), catch e, disp(e.message), end
try, dlmread(f, 1, 0, 'emptyvalue', 3), catch e, disp(e.message), end
try, dlmread(f, [1 0 2 1], 'emptyvalue', 3), catch e, disp(e.message), end
try, dlmread(f, 'emptyvalue', 3, [1 0 2 1]), catch e, disp(e.message), end
try, dlmread(f, 1, 0, 2), catch e, disp(e.message), end
try, csvread(f, 1, 0), catch e, disp(e.message), end
try, csvread(f, [1 0 2 1]), catch e, disp(e.message), end
try, dlmread(f, 'A2:B3'), catch e, disp(e.message), end
try, dlmread(f, ',', 0), catch e, disp(e.message), end
delete(f);
