function [holds, rest] = __test_holds__ (what, args)
  % Does a condition of a test hold? The rest are the arguments behind those that it needs.
  [needed, holds] = judge (what, args);
  rest = args(needed + 1:end);
end

function [needed, holds] = judge (what, args)
  needed = 2;
  switch (what)
    case {'True', 'False'}
      needed = 1;
      holds = isscalar (args{1}) && islogical (args{1}) && args{1} == strcmp (what, 'True');
    case {'Empty', 'NotEmpty'}
      needed = 1;
      holds = isempty (args{1}) == strcmp (what, 'Empty');
    case 'Fail'
      needed = 0;
      holds = false;
    case 'ReturnsTrue'
      needed = 1;
      value = args{1}();
      holds = islogical (value) && isscalar (value) && value;
    case 'Equal'
      [needed, holds] = equal_within (args);
    case 'NotEqual'
      holds = ! alike (args{1}, args{2}, 0, 0);
    case {'SameHandle', 'NotSameHandle'}
      same = strcmp (class (args{1}), class (args{2})) && isequal (size (args{1}), size (args{2})) ...
             && all (eq (args{1}, args{2}), 'all');
      holds = same == strcmp (what, 'SameHandle');
    case 'Size'
      holds = isequal (size (args{1}), args{2});
    case 'Length'
      holds = length (args{1}) == args{2};
    case 'NumElements'
      holds = numel (args{1}) == args{2};
    case {'Class', 'InstanceOf'}
      name = class_named (args{2});
      holds = strcmp (class (args{1}), name) || (strcmp (what, 'InstanceOf') && isa (args{1}, name));
    case 'GreaterThan'
      holds = all (args{1} > args{2}, 'all');
    case 'GreaterThanOrEqual'
      holds = all (args{1} >= args{2}, 'all');
    case 'LessThan'
      holds = all (args{1} < args{2}, 'all');
    case 'LessThanOrEqual'
      holds = all (args{1} <= args{2}, 'all');
    case 'Substring'
      holds = contains (args{1}, args{2});
    case 'Matches'
      holds = ! isempty (regexp (char (args{1}), char (args{2}), 'once'));
    case 'Error'
      holds = fails_with (args{1}, args{2});
    case 'Warning'
      holds = strcmp (warning_of (args{1}), args{2});
    otherwise % WarningFree
      needed = 1;
      holds = isempty (warning_of (args{1}));
  end
end

function [needed, holds] = equal_within (args)
  % Options stand behind the values, and behind a note.
  needed = 2;
  absolute = 0;
  relative = 0;
  k = 3;
  while (k <= numel (args))
    if (k < numel (args) && any (strcmpi (args{k}, {'AbsTol', 'RelTol'})))
      if (strcmpi (args{k}, 'AbsTol'))
        absolute = args{k + 1};
      else
        relative = args{k + 1};
      end
      needed = needed + 2 * (k == needed + 1);
      k = k + 2;
    else
      k = k + 1;
    end
  end
  holds = alike (args{1}, args{2}, absolute, relative);
end

function same = alike (a, b, absolute, relative)
  % Have two values one class, extents, and elements that are equal, or as near as told?
  same = strcmp (class (a), class (b)) && isequal (size (a), size (b));
  if (! same)
    return;
  end
  if (iscell (a))
    for k = 1:numel (a)
      same = same && alike (a{k}, b{k}, absolute, relative);
    end
  elseif (isstruct (a))
    names = fieldnames (a);
    same = isequal (sort (names), sort (fieldnames (b)));
    for k = 1:numel (a) * same
      for m = 1:numel (names)
        same = same && alike (a(k).(names{m}), b(k).(names{m}), absolute, relative);
      end
    end
  elseif (isfloat (a) && (any (absolute(:) > 0) || any (relative(:) > 0)))
    near = abs (a - b) <= max (absolute, relative .* abs (b));
    same = all (near | a == b | (isnan (a) & isnan (b)), 'all');
  else
    same = isequaln (a, b);
  end
end

function holds = fails_with (f, expected)
  holds = false;
  try
    f ();
  catch err
    if (ischar (expected) || isstring (expected))
      holds = strcmp (err.identifier, expected);
    else
      holds = isa (err, expected.Name);
    end
  end
end

function id = warning_of (f)
  % The identifier of the warning that a function gives, or its text.
  lastwarn ('', '');
  f ();
  [text, id] = lastwarn ();
  if (isempty (id))
    id = text;
  end
end

function name = class_named (given)
  if (ischar (given) || isstring (given))
    name = char (given);
  else
    name = given.Name;
  end
end
