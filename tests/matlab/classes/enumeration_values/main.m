% "Define Enumeration Classes", "enumeration", "Enumerations Derived from Built-In Classes"
%#dialect matlab
c = Color.Red;
assert(c == Color.Red);
assert(c ~= Color.Blue);
assert(isWarm(c));
assert(c.isWarm());
assert(string(c)=="Red");
assert(strcmp(char(c),'Red'));
assert(isa(c,'Color'));
assert(isenum(c));
switch c, case Color.Red, k=1; otherwise, k=2; end, assert(k==1);
switch c, case 'Red', k=1; otherwise, k=2; end, assert(k==1);
[m,s] = enumeration('Color');
assert(numel(m)==3);
assert(isequal(s,{'Red';'Green';'Blue'}));
assert(m(2)==Color.Green);
w = Weekday.Tue;
assert(w==2);
assert(int32(w)==2);
assert(w+1==3);
assert(w > Weekday.Mon);
assert(double(w)==2);
assert(isequal(sort([Weekday.Wed Weekday.Mon]),[Weekday.Mon Weekday.Wed]));
assert(Weekday(3)==Weekday.Wed);
z = Size.Large;
assert(z.Px==20);
assert(z.Label=="l");
assert(area(Size.Small)==100);
f = Flag.On; if f, q=1; else, q=0; end, assert(q==1);
if Flag.Off, q=1; else, q=0; end, assert(q==0);
assert(strcmp(sprintf('%s',c),'Red'));
assert("c is " + string(c) == "c is Red");
a = [Color.Red Color.Blue Color.Red];
assert(numel(a)==3);
assert(sum(a==Color.Red)==2);
assert(isequal(unique(a),[Color.Red Color.Blue])||numel(unique(a))==2);
assert(isequal(string(a),["Red" "Blue" "Red"]));
assert(Color.default()==Color.Green);
assert(ismember(Color.Red,a));
assert(~any(a==Color.Green));
m = containers.Map(); m(char(c)) = 1;
assert(m('Red')==1);
x = Color.("Blue");
assert(x==Color.Blue); n = 'Green';
assert(Color.(n)==Color.Green);
try, Color.Purple; error('x:y','no'); catch e, assert(~strcmp(e.identifier,'x:y')); end
assert(isequal(cellstr(a),{'Red','Blue','Red'}));
assert(c == "Red");
assert(strcmp(class(w),'Weekday'));
assert(isequal(c,Color.Red));
for e = enumeration('Color')', assert(isa(e,'Color')); end
b(2) = Color.Blue;
assert(b(1)==Color.Red); cc = {Color.Red,Color.Blue};
assert(cc{2}==Color.Blue); st.c = Color.Red;
assert(st.c.isWarm);
assert(ismethod(c,'isWarm'));
% members of several values, and classes by name
assert(isequal(Flag([0 1; 1 1]), [Flag.Off Flag.On; Flag.On Flag.On]));
name = 'Flag';
assert(exist('Flag', 'class') == 8 && exist(name, 'class') == 8 && exist('NoSuchClass', 'class') == 0);
disp('passed')
