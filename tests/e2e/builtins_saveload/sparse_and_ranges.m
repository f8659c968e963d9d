% Sparse matrices and ranges keep what they are in files of text; modes of fopen; numbers that fields begin with.
f = tempname();
sp = sparse([1 0; 0 2.5]); sb = sparse([true false]); sc = sparse([1+2i 0 3]);
r = 1:3; q = 0:0.25:1; d = 5:-2:1; no = 1:0; s.a = sparse([0 7]); c = {sparse(4), 1:3};
save('-text', f, 'sp', 'sb', 'sc', 'r', 'q', 'd', 'no', 's', 'c');
t = fileread(f);
disp(t(index(t, "\n") + 1:end));
clear sp sb sc r q d no s c
load(f)
sp, sb, sc, r, q, d, no, s, c
delete(f);
f = tempname();
for mode = {'zz', '', 'q', 'rw', 'r+x', 'rtb', 'br', 'wt+', 'W', 'ab+', 'rz'}
  try
    fid = fopen(f, mode{1});
    printf('%s: %d\n', mode{1}, fid > 2);
    fclose(fid);
  catch e
    printf('%s: %s\n', mode{1}, e.message);
  end
end
fid = fopen(f, 'w'); fputs(fid, "1;2x,abc\n3e,4 5,6i\n"); fclose(fid);
csvread(f), dlmread(f, ';'), dlmread(f)
delete(f);
try, load(5), catch e, disp(e.message), end
try, load('a', 5), catch e, disp(e.message), end
try, save(5), catch e, disp(e.message), end
