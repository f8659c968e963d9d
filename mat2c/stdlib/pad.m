function r = pad (str, varargin)
  % Texts made longer with blanks, or another character, to a number of characters or that of the longest:
  % pad (str, count, side, character).
  texts = __texts__ ("pad", str);
  side = "right";
  mark = " ";
  width = max ([cellfun(@numel, texts(:)); 0]);
  for k = 1:numel (varargin)
    given = varargin{k};
    if (isnumeric (given))
      width = double (given);
    else
      given = char (given);
      if (any (strcmp (given, {"left", "right", "both"})))
        side = given;
      elseif (numel (given) == 1)
        mark = given;
      else
        error ("MATLAB:string:InvalidSide", "pad: Argument must be 'left', 'right', or 'both', or a single character.");
      end
    end
  end
  for k = 1:numel (texts)
    more = max (width - numel (texts{k}), 0);
    switch (side)
      case "left"
        texts{k} = [repmat(mark, 1, more), texts{k}];
      case "right"
        texts{k} = [texts{k}, repmat(mark, 1, more)];
      otherwise
        texts{k} = [repmat(mark, 1, floor (more / 2)), texts{k}, repmat(mark, 1, ceil (more / 2))];
    end
  end
  r = __texts_like__ (texts, str);
end
