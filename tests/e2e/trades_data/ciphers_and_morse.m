% Caesar, Vigenere, ROT13, substitution, morse
1;
function s = caesar(s, k)
  up = s >= 'A' & s <= 'Z';
  lo = s >= 'a' & s <= 'z';
  s(up) = char(mod(s(up) - 'A' + k, 26) + 'A');
  s(lo) = mod(s(lo) - 'a' + k, 26) + 'a';
end
function out = vigenere(s, key, dir)
  if nargin < 3, dir = 1; end
  out = s;
  j = 0;
  key = upper(key) - 'A';
  for i = 1:length(s)
    c = s(i);
    if isletter(c)
      base = ifelse_(isupper(c), 'A', 'a');
      sh = key(mod(j, numel(key)) + 1);
      out(i) = char(mod(double(c) - base + dir * sh, 26) + base);
      j = j + 1;
    end
  end
end
function r = ifelse_(c, a, b)
  if c, r = a; else, r = b; end
end
function tbl = morse_table()
  l = {'A','.-','B','-...','C','-.-.','D','-..','E','.','F','..-.','G','--.','H','....','I','..','J','.---', ...
       'K','-.-','L','.-..','M','--','N','-.','O','---','P','.--.','Q','--.-','R','.-.','S','...','T','-', ...
       'U','..-','V','...-','W','.--','X','-..-','Y','-.--','Z','--..','0','-----','1','.----','5','.....'};
  tbl = containers.Map(l(1:2:end), l(2:2:end));
end
msg = 'Hello, World! xyz';
e = caesar(msg, 3)
d = caesar(e, -3)
strcmp(d, msg)
for k = [1 13 25]
  printf('%2d: %s\n', k, caesar(msg, k));
end
v = vigenere('Attack at Dawn', 'Lemon')
w = vigenere(v, 'Lemon', -1)
t = morse_table();
code = {};
text = 'SOS AT 1015';
for c = text
  if c == ' '
    code{end+1} = '/';
  else
    code{end+1} = t(c);
  end
end
m = strjoin(code, ' ')
inv = containers.Map(t.values(), t.keys());
back = '';
for p = strsplit(m, ' ')
  if strcmp(p{1}, '/')
    back(end+1) = ' ';
  else
    back = [back inv(p{1})];
  end
end
back
abc = 'a':'z';
key = 'qwertyuiopasdfghjklzxcvbnm';
[tf, loc] = ismember('secret', abc);
sub = key(loc)
[~, loc2] = ismember(sub, key);
abc(loc2)
freq = zeros(1, 26);
for c = lower(msg)
  if c >= 'a' && c <= 'z'
    freq(c - 'a' + 1)++;
  end
end
find(freq)
char(find(freq) + 96)
freq(freq > 0)
x = bitxor(double('key'), 42)
char(bitxor(x, 42))
dec2hex(double('Hi!'))
rot = @(s) caesar(s, 13);
rot(rot('Twice'))
toascii_ = double('A')
['abc'; 'xyz'] + 1
