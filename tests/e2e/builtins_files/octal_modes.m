1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
d=tempname(); mkdir(d); cd(d);
[e,m]=mkfifo('p',644), [e,m]=mkfifo('p',1), t(@() mkfifo('p',1)), t(@() mkfifo('p')), t(@() mkfifo(1,2)), t(@() mkfifo('q',-1)), t(@() mkfifo('q',9))
s=stat('p'); s.modestr
old=umask(22), umask(old), t(@() umask(-1)), t(@() umask(99)), t(@() umask('a')), t(@() umask())
umask(0); umask(22);
