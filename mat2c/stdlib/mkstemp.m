function [fid, name, msg] = mkstemp (template, remove = false)
  % A new file whose name ends in letters of chance.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  if (! ischar (template))
    error ("mkstemp: TEMPLATE argument must be a string");
  end
  fid = -1;
  name = "";
  msg = "Invalid argument";
  if (numel (template) < 6 || ! strcmp (template(end-5:end), "XXXXXX"))
    return;
  end
  letters = ["a":"z", "A":"Z", "0":"9"];
  do
    name = [template(1:end-6), letters(randi (numel (letters), 1, 6))];
  until (! exist (name, "file"))
  [fid, msg] = fopen (name, "w+b");
  if (fid < 0)
    name = "";
  elseif (remove)
    unlink (name);
  end
end
