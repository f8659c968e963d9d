1;
function r = f(), printf("f "); r = [true true]; end
function r = g(), printf("g "); r = [true false]; end
function r = t(), printf("t "); r = true; end
function r = z(), printf("z "); r = false; end
function r = em(), printf("em "); r = []; end
function r = nn(), printf("nn "); r = [1 NaN]; end
if f() | g(), disp yes, else, disp no, end
if f() & g(), disp yes, else, disp no, end
if t() | g(), disp yes, else, disp no, end
if z() | g(), disp yes, else, disp no, end
if z() | f(), disp yes, else, disp no, end
if z() & f(), disp yes, else, disp no, end
if g() | t(), disp yes, else, disp no, end
if g() & t(), disp yes, else, disp no, end
if f() & t(), disp yes, else, disp no, end
if f() | (t() & z()), disp yes, else, disp no, end
if (g() | t()) , disp yes, else, disp no, end
if g() | t() | f(), disp yes, else, disp no, end
if f() | t() | g(), disp yes, else, disp no, end
if g() & t() & f(), disp yes, else, disp no, end
if f() & t() & z(), disp yes, else, disp no, end
if !(f() | t()), disp yes, else, disp no, end
if em() | t(), disp yes, else, disp no, end
if em() & t(), disp yes, else, disp no, end
if t() | em(), disp yes, else, disp no, end
if t() & em(), disp yes, else, disp no, end
try, if nn() | t(), disp yes, else, disp no, end, catch e, disp(e.message), end
try, if t() & nn(), disp yes, else, disp no, end, catch e, disp(e.message), end
n = 0;
while f() | g(), n++; if n > 2, break, end, end
n = 0;
while g() | z(), n++; if n > 2, break, end, end
n = 0;
do n++; until f() | g() || n > 3
if f() | g() || t(), disp yes, else, disp no, end
if (g() | z()) && t(), disp yes, else, disp no, end
x = f() | t();
disp(x)
a = [1 1]; b = [0 1];
if a | b, disp yes, else, disp no, end
if a & b, disp yes, else, disp no, end
try, if b | [1 2 3], disp yes, else, disp no, end, catch e, disp(e.message), end
try, if a | [1 2 3], disp yes, else, disp no, end, catch e, disp(e.message), end
try, if a & [1 2 3], disp yes, else, disp no, end, catch e, disp(e.message), end
try, if b & [1 2 3], disp yes, else, disp no, end, catch e, disp(e.message), end
try, if a | {1}, disp yes, else, disp no, end, catch e, disp(e.message), end
try, if {1} | a, disp yes, else, disp no, end, catch e, disp(e.message), end
try, if b | undefd, disp yes, else, disp no, end, catch e, disp(e.message), end
try, if a | undefd, disp yes, else, disp no, end, catch e, disp(e.message), end
switch f() | g(), case true, disp one, otherwise, disp other, end
if t() | (printf("s ") > 0), disp yes, end
if 'a' | f(), disp yes, end
if ~(z() & f()) | g(), disp yes, end
k = 0;
if [k++, 1] | 1, disp(k), end
if (k = [1 0]) | 1, disp(k), end
c = @() f();
if g() & (g() | t()), disp yes, end
if numel([1 2 3]) | f(), disp yes, end
if any(g()) | f(), disp yes, end
n = 0; 
while g() | t(), n++; if n == 2, break, end, end
if g() | g() | g() | z(), disp yes, else, disp no, end
