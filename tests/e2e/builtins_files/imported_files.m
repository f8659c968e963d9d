d0 = tempname(); mkdir(d0);
fid=fopen([d0 '/a.csv'],'w'); fprintf(fid,"1,2,3\n4,5,6\n"); fclose(fid);
a=importdata([d0 '/a.csv'])
[a,d,h]=importdata([d0 '/a.csv'],',')
fid=fopen([d0 '/b.csv'],'w'); fprintf(fid,"x y z\n1 2 3\n4 5 6.5\n"); fclose(fid);
[a,d,h]=importdata([d0 '/b.csv'],' ',1)
[a,d,h]=importdata([d0 '/b.csv'])
fid=fopen([d0 '/c.csv'],'w'); fprintf(fid,"A title\nx,y,z\nr1,2,3\nr2,5,6.5\n"); fclose(fid);
[a,d,h]=importdata([d0 '/c.csv'],',',2)
fid=fopen([d0 '/d.txt'],'w'); fprintf(fid,"hello world\nfoo\n"); fclose(fid);
[a,d,h]=importdata([d0 '/d.txt'])
[a,d,h]=importdata([d0 '/d.txt'],'\t')
fid=fopen([d0 '/e.txt'],'w'); fprintf(fid,"1\t2\tx\n3\t\t4\n"); fclose(fid);
[a,d,h]=importdata([d0 '/e.txt'],'\t')
try, importdata(), catch e, disp(e.message), end
try, importdata(1), catch e, disp(e.message), end
try, importdata('/nonexist'), catch e, disp(e.message), end
try, importdata([d0 '/a.csv'],3), catch e, disp(e.message), end
try, importdata([d0 '/a.csv'],',','a'), catch e, disp(e.message), end
[s,m,i]=fileattrib([d0 '/a.csv']); s, i, m.directory, fieldnames(m)', strcmp(m.Name,[d0 '/a.csv'])
[s,m,i]=fileattrib('nonexist_file')
confirm_recursive_rmdir(false); rmdir(d0,'s');
