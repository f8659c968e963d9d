% Users and groups of the system; the functions of a script.
1;
function a(), end
function b(), end
x=localfunctions()
s=getpwuid(0)
s=getpwnam("root"); s.dir
g=getgrgid(0)
g=getgrnam("root"); g.gid
x=getpwnam("nosuchuser")
x=getgrnam("nosuch")
[x,m]=getpwuid(12345)
try, getpwuid(1.5), catch e, disp(e.message), end
try, getpwuid("a"), catch e, disp(e.message), end
try, getpwnam(1), catch e, disp(e.message), end
try, getgrgid(1.5), catch e, disp(e.message), end
try, getpwuid(), catch e, disp(e.message), end
s=getpwent(); s.name
s=getpwent(); s.name
setpwent(); s=getpwent(); s.name
endpwent()
s=getgrent(); s.name, setgrent(), endgrent()
unicode_idx("aäbc")
