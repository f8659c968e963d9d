% error (s) and rethrow (s): the newline at the end, the rows of texts, and the calls that the struct tells
1;
function show (s, f)
  try
    f (s);
    disp ("no error");
  catch e
    printf ("[%s] [%s]", e.message, e.identifier);
    for k = 1:numel (e.stack)
      if any (e.stack(k).name == "/")
        printf (" here/%d/%d", e.stack(k).line, e.stack(k).column);
      elseif (! strcmp (e.stack(k).name, "calls_told_by_structs"))
        printf (" %s/%d/%d", e.stack(k).name, e.stack(k).line, e.stack(k).column);
      end
    end
    printf (" <%s>\n", lasterr ());
  end
end
one = struct ("file", "x", "name", "f", "line", 3, "column", 4, "other", 8);
two = struct ("file", {"x", "y"}, "name", {"f", "g"}, "line", {1, 2}, "column", {3, 4});
stacks = {[], two([]), one, two, "x", struct("line", 3, "column", 4)};
messages = {"plain", "nl\n", "", "\n", "two\n\n"};
ids = {"", "a:b", "not an id"};
for f = {@error, @rethrow}
  for m = messages
    for i = ids
      s = struct ("message", m, "identifier", i);
      show (s, f{1});
      for k = 1:numel (stacks)
        s.stack = stacks{k};
        show (s, f{1});
      end
    end
  end
  show (struct ("message", ["ab"; "cd"], "identifier", ["a:b"; "c:d"]), f{1});
  show (struct ("message", "no id"), f{1});
  show (struct ("identifier", "a:b"), f{1});
end
s = struct ("message", "short", "identifier", "");
s.stack = struct ("file", "x", "name", "f", "line", 3);
show (s, @rethrow);
try
  s.stack = two;
  error (s);
catch e
  disp (size (e.stack));
  disp (fieldnames (e.stack));
end
