1; % A repeat count asks for rows, but for no more lines; what is read next is the line behind the last one.
function show(txt, fmt, varargin)
  f = tempname (); fid = fopen (f, "w+"); fputs (fid, txt); frewind(fid);
  c = textscan(fid, fmt, varargin{:});
  for k=1:numel(c), if iscell(c{k}), printf("{%s} ", sprintf("%s,", c{k}{:})); else printf("[%s] ", mat2str(c{k})); end, end
  p = ftell(fid); l = fgetl(fid); if ~ischar(l), l = "<EOF>"; end
  printf("pos %d feof %d rest '%s'\n", p, feof(fid), l);
  fclose(fid); unlink(f);
end
show("1 2\n3 4\n5 6\n", "%f %f", 1)
show("1 2\n3 4\n5 6\n", "%f %f", 2)
show("1 2\n3 4\n5 6\n", "%f %f", 3)
show("1 2\n3 4\n5 6\n", "%f %f", 4)
show("1 2\n3 4\n5 6\n", "%f %f")
show("1 2\n3 4\n5 6", "%f %f")
show("1 2\n3 4\n5 6", "%f %f", 3)
show("1 2\nhello world\n5 6", "%f %f")
show("1 2\nhello world\n5 6", "%f %f", 1)
show("1 2\n\n\nhello world\n5 6", "%f %f", 1)
show("a 2\nb 3\nc 4\n", "%s %f", 1)
show("a 2\nb 3\nc 4\n", "%s %f", 2)
show("name value\nb 3\nc 4\n", "%s %s", 1)
show("a,2\nb,3\nc,4\n", "%s %f", 1, "delimiter", ",")
show("a,2,\nb,3,\nc,4,\n", "%s %f", 1, "delimiter", ",")
show("1\n2\n3\n4\n5\n6", "%f %f", 2)
show("1\n2\n3\n4\n5\n6", "%f %f", 4)
show("1\n2\n3\n4\n5\n6", "%f %f", 3)
show("1\n2\n3\n4\n5\n6", "%f", 3)
show("1 2 3 4\n5 6\n7 8", "%f %f", 2)
show("1 2 3\n4 5 6\n7 8 9\n", "%f %f", 1)
show("1 2 3\n4 5 6\n7 8 9\n", "%f %f", 2)
show("1 2 3\n4 5 6\n7 8 9\n", "%f %f", 3)
show("1 2 3 \n4 5 6\n7 8 9\n", "%f %f %f", 1)
show("h1\nh2\n1 2\n3 4\nend\n", "%f %f", 1, "headerlines", 2)
show("h1\nh2\n1 2\n3 4\nend\n", "%f %f", "headerlines", 2)
show("1 2\n3 4\n", "%f %*f", 1)
show("1 2\n3 4\n", "%f %*[^\n]", 1)
show("1 2\n3 4\n", "%f %[^\n]", 1)
function sh(varargin)
c=textscan(varargin{:}); for k=1:numel(c), if iscell(c{k}), printf("{%s} ", sprintf("%s,", c{k}{:})); else printf("[%s] ", mat2str(c{k})); end, end, disp("")
end
sh("1\n2\n3\n4\n5\n6", "%f %f",2); sh("1\n2\n3\n4\n5\n6", "%f %f",1);sh("1\n2\n3\n4\n5\n6", "%f %f",3);sh("1\n2\n3\n4\n5\n6\n7\n8", "%f %f",3);sh("1,2\n3,4\n5,6", "%f %f",2,"delimiter",",");
sh("1 2 3 4 5 6 7 8\n9", "%f",3);sh("1 2 3 4 5 6 7 8\n9", "%f %f",3);sh("a b\nc\nd e f\n", "%s %s",2);sh("a b\nc\nd e f\n", "%s %s",3);sh("1\n2\n3\n4", "%f %f %f",2);sh("1\n2\n3\n4", "%f %f %f",1)
sh("1,2\r\n3,4\r\n5,6", "%f %f",2,"delimiter",",");sh("1 2\r\n3 4\r\n5 6", "%f %f",2);sh("1\r\n2\r\n3\r\n4\r\n5\r\n6", "%f %f",2);sh("1d2 3\n4D-1 5\n","%f %f",2)
[a,b]=strread("1 2\n3 4\n5 6","%f %f",2)
[a,b]=strread("1\n2\n3\n4\n5","%f %f",2)
