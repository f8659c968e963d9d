% "arguments", "Declare Function Argument Validation", "lastwarn", "MException": repeating arguments in front of named ones.
%#dialect matlab
assert(scaled(1, 2, 3) == 6 && scaled(1, 2, 3, Scale=2) == 12 && scaled("Scale", 3) == 0 && scaled() == 0);
assert(pairs("a", 1, "b", 2) == "a=1;b=2;" && pairs("a", 1, Mark="!") == "a=1!" && pairs("a", 1, "mark", "?") == "a=1?");
w = warning('off', 'all');
warning('a:b', 'test %d', 4);
[text, id] = lastwarn;
warning(w);
assert(strcmp(text, 'test 4') && strcmp(id, 'a:b'));
c = MException('a:b', 'hi').addCause(MException('c:d', 'lo'));
assert(isscalar(c.cause) && strcmp(c.cause{1}.identifier, 'c:d'));
disp("passed")

function r = scaled(x, o)
  arguments (Repeating)
    x (1,1) double
  end
  arguments
    o.Scale = 1
  end
  r = sum([x{:}]) * o.Scale;
end

function r = pairs(key, value, options)
  arguments (Repeating)
    key (1,1) string
    value (1,1) double
  end
  arguments
    options.Mark (1,1) string = ";"
  end
  r = "";
  for k = 1:numel(key)
    r = r + key{k} + "=" + value{k} + options.Mark;
  end
end
