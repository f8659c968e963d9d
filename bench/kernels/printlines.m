% 100,000 lines printed to a file and read again.
name = [tempname() '.txt'];
fid = fopen(name, 'w');
for k = 1:100000
    fprintf(fid, '%d %.4f %s\n', k, sqrt(k), 'line');
end
fclose(fid);
fid = fopen(name, 'r');
count = 0;
chars = 0;
line = fgetl(fid);
while ischar(line)
    count = count + 1;
    chars = chars + length(line);
    line = fgetl(fid);
end
fclose(fid);
delete(name);
fprintf('%d %d\n', count, chars);
