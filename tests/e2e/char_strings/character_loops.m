1;
% Texts taken apart character by character.
function out = caesar (s, k)
  out = s;
  for i = 1:length (s)
    c = s(i);
    if c >= 'a' && c <= 'z'
      out(i) = char (mod (c - 'a' + k, 26) + 'a');
    elseif c >= 'A' && c <= 'Z'
      out(i) = char (mod (c - 'A' + k, 26) + 'A');
    end
  end
end
function r = kinds (s)
  r = '';
  for c = s
    if isdigit (c)
      k = 'd';
    elseif isupper (c)
      k = 'U';
    elseif islower (c)
      k = 'l';
    elseif isspace (c)
      k = '_';
    elseif ispunct (c)
      k = '.';
    else
      k = '?';
    end
    r(end+1) = k;
  end
end
function n = count (s)
  n = [sum(isalpha (s)), sum(isletter (s)), sum(isalnum (s)), sum(isspace (s)), any(ispunct (s))];
end
function r = code (x)
  try
    r = double (char (x));
  catch err
    r = err.message;
  end
end
e = caesar ('The quick brown Fox; jumps 0ver the lazy Dog!', 3)
disp (caesar (e, -3))
disp (kinds (["a1 B-z_\t9\n;", 0, 31, 127, 128, 200, 255, 'Z']))
disp (count ("Some 2 words, here.\t")), disp (count ('')), disp (size (isspace (zeros (0, 3))))
all_bytes = char (0:255);
for test = {@isalpha, @isdigit, @isupper, @islower, @isspace, @ispunct, @isalnum}
  disp (find (test{1}(all_bytes)) - 1)
end
isdigit ({'a1', '22'}), isdigit (65), isalpha (['ab'; '1c'])
code (65), code (300), code (-1), code (65.5), code ([72 105]), code (NaN), code (true), code ('x')
char ([72 101; 121 33]), char (int8 (97)), class (char (97))
