function [status, msg, msgid] = fileattrib (file)
  % What may be done with a file, by whom.
  if (nargin < 1)
    file = ".";
  elseif (! ischar (file))
    error ("fileattrib: FILE must be a string");
  end
  status = true;
  msg = "";
  msgid = "";
  name = canonicalize_file_name (file);
  [failed, mode] = system (["stat -L -c %A -- ", __shell_word__(file), " 2>/dev/null"]);
  if (failed || isempty (name))
    status = false;
    msgid = "fileattrib";
    msg = "No such file or directory";
    if (nargout == 0)
      error ("fileattrib: operation failed");
    end
    return;
  end
  info.Name = name;
  info.archive = NaN;
  info.system = NaN;
  info.hidden = NaN;
  info.directory = mode(1) == "d";
  who = {"User", "Group", "Other"};
  what = {"Read", "Write", "Execute"};
  for i = 1:3
    for j = 1:3
      info.([who{i}, what{j}]) = mode(3 * i + j - 2) != "-";
    end
  end
  if (nargout == 0)
    status = info;
  else
    msg = info;
  end
end
