1;
function setg()
  global G
  G = 7;
end
function r = getg()
  global G
  r = G;
end
global G
G = 5;
setg(); disp(G)
clear G
disp(exist('G'))
G = 3;
disp(getg())
disp(G)
global G
disp(G)
clear all
disp(exist('G'))
global G
disp(isempty(G))
clear -global G
a = 1; b = 2; ab = 3; abc = 4; x1 = 1; x2 = 2; x3 = 3;
clear -x a b ab abc x1 x2
disp(exist('x3')), disp(exist('x1'))
clear -regexp ^x\d$
disp(exist('x1'))
clear a*
disp([exist('a') exist('ab') exist('abc') exist('b')])
y = 5; z = 6;
clear y
try
  disp(y)
catch e
  disp(e.message)
end
clearvars z
disp(exist('z'))
a = 1; b = 2; c = 3;
clear('a', 'b');
disp([exist('a') exist('b') exist('c')])
clear -except c
disp(exist('c'))
aa = 1; ab = 2; bb = 3; bc = 4;
clear aa b?
who
clear variables
who
x = 1; s = 'hello'; c = {1,2}; st.a = 1; i8 = int8([1 2 3]); z = 1+2i; l = true; f = @(x) x; r = 1:5; e = [];
whos
who
global GG
GG = 1;
whos GG
clearvars -except x
who
disp(exist('sin')), disp(exist('strsplit')), disp(exist('nosuchthing')), disp(exist('x'))
disp(exist('x','var')), disp(exist('sin','builtin')), disp(exist('/tmp','dir')), disp(exist('/tmp'))
isvarname('a1'), isvarname('1a')
p = who
