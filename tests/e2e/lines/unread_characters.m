% A loop that nothing ends but an error: no character that it reads is looked at, in any scope.
1;

function scan(program)
  i = 1;
  while i <= length(program)
    if program(i) == '['
      loop = 1;
      while loop > 0
        i = i + 1;
        c = program(i);
        if c == '['
          loop = loop + 1;
        elseif c == ']'
          loop = loop - 1;
        end
      end
    end
    i = i + 1;
  end
  printf('%d\n', i);
end

scan('+[-]');
try
  scan('+[');
catch err
  disp(err.message);
end
try
  scan('[a long program, kept as an array of C');
catch err
  disp(err.message);
end
