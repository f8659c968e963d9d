% Conversions and options of textscan: widths, sets, quotes, literals, comments, empty fields, results
% that are joined, and what is left in a file for the next that reads.
1;
function show(varargin)
  try
    c = textscan(varargin{:});
    for k = 1:numel(c)
      if iscell(c{k})
        printf('<%s>', c{k}{:});
        printf(' %s', mat2str(size(c{k})));
      else
        printf('%s %s', class(c{k}), mat2str(c{k}));
      end
      printf('; ');
    end
    printf("\n");
  catch err
    disp(err.message)
  end
end
show("12345 678", "%2d %2d")
show("abcdef ghi", "%3s %s")
show("abc 1\ndef 2", "%c%c%c %f")
show("abcdef\nghijkl", "%2c%*2c%2c")
show('a "b c" d', "%q")
show('"say ""so"" now",c', "%q %s", "delimiter", ",")
show("abc123 def456", "%[a-z]%f")
show("1 abc def\n2 ghi", "%f %[^\n]")
show("1 2 3\n4 5 6", "%f %*[^\n]")
show("Km:10 = hhhB\nKm:15 = hhhJ", "Km:%d = hhh%1s", "delimiter", " ")
show("a=1 b=2", "%c=%d")
show("name: Bob age: 3", "name: %s age: %d")
show("lit_a;lit_b\nlit_c;lit_d", "lit%s;lit%s", "delimiter", ";")
show("1 2\n// no\n3 4", "%f %f", "commentStyle", "//")
show("1 /* x */ 2\n3 4", "%f %f", "CommentStyle", {"/*", "*/"})
show("1,NA,3\n4,none,6", "%f %f %f", "delimiter", ",", "TreatAsEmpty", {"NA", "none"}, "EmptyValue", -5)
show("1,,3\n4,5,", "%d %d %d", "delimiter", ",", "EmptyValue", -5)
show("1 2 3 a\n4 5 6 b", "%f %f %f %s", "collectoutput", 1)
show("3 4 5.5 a", "%d %d %f %s", "CollectOutput", true)
show("a , b,  c d ,e", "%s", "delimiter", ",", "whitespace", "")
show("a b\nc", "%s", "whitespace", "", "endofline", "")
show("1xx2xx3", "%f", "whitespace", "x")
show("1ab2ab3", "%f", "delimiter", {"ab"})
show("99end2 space88gap 4564", "%d %s", "delimiter", {"end", "gap", "space"})
show("/home/foo/", "%s", "delimiter", "/", "MultipleDelimsAsOne", 1)
show("1  2   3", "%f", "delimiter", " ")
show("1,2,3\n4,5\n6,7,8", "%f %f %f", "delimiter", ",")
show("1,2\n3\n", "%f %f", "delimiter", ",")
show("1 2\n3\n", "%f %f")
show("1e3 1d2 Inf NaN -Inf 5e", "%f")
show("1,2\n3,x\n5,6", "%f %f", "delimiter", ",", "ReturnOnError", 0)
show("1,2\n3,x\n5,6", "%f %f", "delimiter", ",")
show("1 2", "%z")
show("1 2", "%f", "foo", 3)
show("1 2", "%f", "delimiter")
show("1 2 3\n4 5 6")
[a, b] = strread("x 1 y 2", "%s %d")

name = tempname();
fid = fopen(name, "w");
fprintf(fid, "head 3\n1 2 3\nrest of it\n");
fclose(fid);
fid = fopen(name);
c = textscan(fid, "%s %d", 1);
disp(c{1}{1}), disp(c{2})
numbers = textscan(fid, "%f", double(c{2}));
disp(numbers{1}')
disp(strtrim(fread(fid, Inf, "char=>char")'))
fclose(fid);
delete(name);
