1;
function show (s)
  for k = 1:numel (s)
    [~, n, x] = fileparts (s(k).file);
    printf ("  %s %d %d %s%s\n", s(k).name, s(k).line, s(k).column, n, x);
  end
end
function a ()
  s = dbstack ();
  show (s);
  [s, i] = dbstack (); i
  s = dbstack (1); show (s)
  s = dbstack ("-completenames"); show (s)
  who_is_it ();
end
function b ()
  x = 3; a ();
end
a ()
b ();
s = dbstack; size (s), s.name, s.line, s.column
outer (3)
cellfun (@(x) outer (x), {1});

deep (3);
% After errors only the calls that are still under way count
function fails ()
  s = dbstack;
  error ("%s fails at depth %d", s(1).name, numel (s));
end
for k = 1:2
  try
    fails ();
  catch e
    disp (e.message), disp (numel (dbstack))
  end
end
function r = depth (n)
  if n == 0
    r = numel (dbstack ());
  else
    r = depth (n - 1);
  end
end
depth (0), depth (3)
function warn_from (text)
  where = dbstack (1);
  printf ("%s: %s\n", where(1).name, text);
end
function careful (x)
  if x < 0, warn_from ("negative"); end
end
careful (-1)
forms ()
s = dbstack (5); size (s), fieldnames (s)
