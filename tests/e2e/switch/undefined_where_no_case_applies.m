% Variables that only some cases set, of numbers, texts, arrays and truth values.
1;
function r = value_of(c)
  switch c
    case 'I', v = 1;
    case 'V', v = 5;
    case 'X', v = 10.5;
  end
  r = v * 2;
end
function r = row_of(k)
  if k == 1
    v = [1 2 3];
  elseif k == 2
    v = [k 5 6];
  end
  r = sum(v) + numel(v);
end
function r = text_of(k)
  if k > 1, t = 'text'; elseif k > 0, t = ['a' char(k + 96)]; end
  r = [t '!'];
end
function r = grown(n)
  for k = 1:n, v(k) = k; b = k > 1; end
  r = v(end) + b;
end
function r = total(s)
  r = 0;
  for i = 1:length(s)
    switch s(i)
      case 'a', v = 1;
      case 'b', v = uint8(200); continue;
    end
    r = r + v;
  end
end
disp(value_of('I')); disp(value_of('X'));
disp(row_of(1)); disp(row_of(2));
disp(text_of(3)); disp(text_of(1));
disp(grown(3)); disp(total('aab'));
for k = 1:5
  try
    switch k
      case 1, value_of('?');
      case 2, row_of(3);
      case 3, text_of(0);
      case 4, grown(0);
      case 5, total('xa');
    end
  catch e
    disp(e.message);
  end
end
