1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
d=tempname(); mkdir(d); cd(d); f=fopen('a','w'); fclose(f);
[e,m]=symlink('a','b'), [e,m]=symlink('a','b'), [e,m]=link('a','c'), [e,m]=link('nofile','x'), [r,e,m]=readlink('b'), [r,e,m]=readlink('a'), r=readlink('nofile')
t(@() symlink('a','b')), t(@() symlink('a')), t(@() link('nofile','y')), t(@() symlink(1,'b')), t(@() link(1,2)), t(@() readlink(1)), t(@() readlink())
symlink('a','z')
is_same_file('a','./a'), is_same_file('a','c'), is_same_file('a','nofile'), is_same_file({'a','b'},'a'), t(@() is_same_file()), t(@() is_same_file(1,'a')), is_same_file({'a','b'},{'a','c'})
geteuid()==getuid(), class(getgid()), class(getegid()), class(getpgrp()), t(@() geteuid(1))

