1;
% a newline at the end of a struct's message: no calls are told, and the message loses it
function fails ()
  s = struct ("message", "quiet\n", "identifier", "a:b");
  s.stack = struct ("file", "x", "name", "f", "line", 3, "column", 4);
  eval ("unwind_protect error (s); unwind_protect_cleanup disp ('cleaned'); end_unwind_protect");
end
fails ();
