function r = strip (str, varargin)
  % Texts without blanks, or another character, at their ends: strip (str, side, character).
  side = "both";
  mark = "";
  for k = 1:numel (varargin)
    given = char (varargin{k});
    if (k == 1 && any (strcmp (given, {"left", "right", "both"})))
      side = given;
    elseif (numel (given) == 1)
      mark = given;
    else
      error ("MATLAB:string:InvalidSide", "strip: Argument must be 'left', 'right', or 'both', or a single character.");
    end
  end
  texts = __texts__ ("strip", str);
  for k = 1:numel (texts)
    texts{k} = stripped (texts{k}, side, mark);
  end
  r = __texts_like__ (texts, str);
end

function t = stripped (t, side, mark)
  if (isempty (mark))
    stays = ! isspace (t);
  else
    stays = t != mark;
  end
  first = 1;
  last = numel (t);
  if (! strcmp (side, "right"))
    first = min ([find(stays, 1), numel(t) + 1]);
  end
  if (! strcmp (side, "left"))
    last = max ([find(stays, 1, "last"), 0]);
  end
  t = t(first:last);
end
