function [begins, ends] = __marked__ (name, t, first, last, inclusive, element)
  % Where the parts of a text that stand between two marks begin and end: positions, of which there is one part,
  % or texts; with the marks if `inclusive`. `element` says in the error which of the texts it is.
  if (isnumeric (first))
    if (first < 1 || last > numel (t) || first > last + 1)
      error ("MATLAB:string:PositionOutOfRange", "%s: Numeric value exceeds the number of characters%s.", name, element);
    end
    begins = first + !inclusive;
    ends = last - !inclusive;
    return;
  end
  begins = ends = zeros (1, 0);
  first = char (first);
  last = char (last);
  at = 1;
  while (true)
    from = strfind (t(at:end), first);
    if (isempty (from))
      return;
    end
    from = at + from(1) - 1;
    inner = from + numel (first);
    to = strfind (t(inner:end), last);
    if (isempty (to))
      return;
    end
    to = inner + to(1) - 1;
    at = to + numel (last);
    if (inclusive)
      begins(end+1) = from;
      ends(end+1) = at - 1;
    else
      begins(end+1) = inner;
      ends(end+1) = to - 1;
    end
  end
end
