1;
x = 3;
s = 'text';
z.a = 1;
c = {1, 'a'};
type -q squared
type -quiet a_script x
type x
type s z
type c
t = type ('x')
t = type ('squared', 's');
size (t)
strrep (t{1}, fileparts (which ('squared')), 'HERE')
type sin
try
  type nothing_of_this_name
catch e
  disp (e.message)
end
