% "Operations on Enumerations", "Refer to Enumerations", "Define Enumeration Classes"
c = Color.Red;
assert (c == Color.Red && c ~= Color.Blue)
assert (c == 'Red' && 'Blue' ~= c)
assert (strcmp (char (c), 'Red'))
assert (isa (c, 'Color') && isenum (c) && ~isenum (3))
list = [Color.Red, Color.Blue, Color.Red];
assert (isequal (list == Color.Red, logical ([1 0 1])))
assert (isequal (list ~= 'Blue', logical ([1 0 1])))
assert (isequal (cellstr (list), {'Red', 'Blue', 'Red'}))
assert (ismember (Color.Blue, list) && ~ismember (Color.Green, list))
assert (Color ('Green') == Color.Green)
made = Color ({'Red', 'Green'});
assert (isequal (size (made), [1 2]) && made(2) == Color.Green)
picked = '';
switch c
  case Color.Green
    picked = 'green';
  case {Color.Blue, Color.Red}
    picked = 'one of two';
end
assert (picked, 'one of two')
switch c
  case 'Red'
    picked = 'by name';
end
assert (picked, 'by name')
[members, names] = enumeration ('Color');
assert (numel (members), 3)
assert (isequal (names, {'Red'; 'Green'; 'Blue'}))
assert (members(3) == Color.Blue)
assert (Planet.Earth.mass, 5.97)
assert (Planet.Earth.heavier (Planet.Mars))
assert (Planet.Earth.isEarth () && ~Planet.Mars.isEarth ())
shown = evalc ('c');
assert (~isempty (strfind (shown, '    Red')))
refused = false;
try
  Color ('Pink');
catch
  refused = true;
end
assert (refused)
m = containers.Map ();
m(char (c)) = 1;
assert (isKey (m, 'Red'))
disp ('passed')
