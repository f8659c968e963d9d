f=tmpfile(); fprintf(f,'abc\n'); frewind(f); disp(fgetl(f)); fclose(f);
try, tmpfile(1), catch e, disp(e.message), end
[f,n,m]=mkstemp(fullfile(tempdir(),'mXXXXXX')); disp(f>2), disp(numel(n)==12), disp(m), fclose(f); delete(n);
[f,n,m]=mkstemp('abc')
disp(dir_in_loadpath('/tmp')), dir_in_loadpath('/nofolder'), dir_in_loadpath('/tmp','all')
disp(OCTAVE_HOME), disp(isguirunning())
