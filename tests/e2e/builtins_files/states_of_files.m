[s,err,msg]=stat('/etc/passwd'); fieldnames(s)', err, msg, s.modestr, s.size==numel(fileread('/etc/passwd')), s.uid, class(s.mode), class(s.mtime), s.blksize
[s,err,msg]=stat('/nofile')
[s,err,msg]=lstat('/bin'); s.modestr
s=stat('/tmp'); S_ISDIR(s.mode), S_ISREG(s.mode), S_ISLNK(s.mode), S_ISFIFO(s.mode), S_ISCHR(s.mode), S_ISBLK(s.mode), S_ISSOCK(s.mode), s.modestr
try, stat(), catch e, disp(e.message), end
try, stat({}), catch e, disp(e.message), end
try, stat(99), catch e, disp(e.message), end
try, S_ISREG(-1), catch e, disp(e.message), end
try, S_ISREG('a'), catch e, disp(e.message), end
try, lstat(5), catch e, disp(e.message), end
s=stat(1); class(s)
fieldnames(getrusage())'

s=stat('/nofile')
