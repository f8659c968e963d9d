% "Function Argument Validation", "arguments": name-value arguments, their defaults, classes and validators.
%#dialect matlab
assert(area(2) == "none 2");
assert(area(2, Height=3) == "none 6");
assert(area(2, Name="box", Height=3) == "box 6");
assert(area(2, "Height", 3, "Name", 'box') == "box 6");
assert(isequal(fields_of(B=2), {'A', 'B'}));
caught = "";
try
  area(2, Depth=3);
catch err
  caught = err.message;
end
assert(contains(caught, "Depth"));
caught = "";
try
  area(2, Height=-3);
catch err
  caught = err.message;
end
assert(strlength(caught) > 0);
assert(total("a", 1, "b", 2) == "a1b2");
assert(total() == "");
disp("passed")
function r = area(w, opts)
  arguments
    w (1,1) double {mustBePositive}
    opts.Height (1,1) double {mustBePositive} = 1
    opts.Name string = "none"
  end
  r = opts.Name + " " + w * opts.Height;
end
function names = fields_of(opts)
  arguments
    opts.A = 1
    opts.B
  end
  names = fieldnames(opts).';
end
function r = total(names, values)
  arguments (Repeating)
    names string
    values double
  end
  r = "";
  for k = 1:numel(names)
    r = r + names{k} + values{k};
  end
end
