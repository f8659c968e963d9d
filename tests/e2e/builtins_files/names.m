% Names of files taken apart and made.
x=fullfile("a","b","c.m")
x=fullfile("a/","b")
x=fullfile("a","")
x=fullfile("","a")
x=fullfile("a",{"b","c"})
x=fullfile()
x=fullfile("")
x=fullfile({"a";"b"},"c")
x=fullfile("/","a")
x=fullfile("a//","/b")
x=fullfile({"a"})
try
  fullfile(1,"a");
catch err
  disp (err.message);
end
x=fullfile("a","b","")
x=fullfile("a","b/")
x=fullfile("","")
x=fullfile("a","/b/","c")
[d,n,e]=fileparts("/a/b/c.txt")
[d,n,e]=fileparts("c")
[d,n,e]=fileparts("")
[d,n,e]=fileparts("/")
[d,n,e]=fileparts("/x")
[d,n,e]=fileparts(".bashrc")
[d,n,e]=fileparts("a.b.c")
[d,n,e]=fileparts("a/.b")
try
  fileparts(1);
catch err
  disp (err.message);
end
[d,n,e]=fileparts("a/")
[d,n,e]=fileparts("//")
try
  [d,n,e]=fileparts(["ab";"cd"]);
catch err
  disp (err.message);
end
[d,n,e]=fileparts("a//b")
try
  fileparts({"a"});
catch err
  disp (err.message);
end
x=filesep
x=filesep("all")
try
  filesep(1);
catch err
  disp (err.message);
end
x=pathsep
