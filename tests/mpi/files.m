name = tempname();
fid = fopen(name, 'w');
fprintf(fid, '%d %d\n', [1:40; 2:41]);
fclose(fid);
fid = fopen(name);
A = fscanf(fid, '%d', [2 Inf]);
fclose(fid);
delete(name);
disp(size(A)), disp(sum(A, 2)')
id = tic;
printf('%d %d\n', toc(id) >= 0, exist(name, 'file'));
r = rand(20);
printf('%d\n', all(r(:) > 0 & r(:) < 1));
B = reshape(1:400, 20, 20);
save('-text', name, 'B');
loaded = load(name);
disp(isequal(loaded.B, B))
fid = fopen(name, 'w');
fdisp(fid, B(1:2, 1:3));
fflush(fid);
fclose(fid);
disp(strtrim(fileread(name)))
delete(name);
fdisp(stdout, B(2, :)(1:3));
