% "string", "double", "char", "cellstr", "convertStringsToChars", "str2double", "strings", "missing"
%#dialect matlab
assert(isequal(string([1 2.5; -3 Inf]), ["1" "2.5"; "-3" "Inf"]));
assert(string(pi) == "3.1416");
assert(string(true) == "true");
assert(string(int8(-5)) == "-5");
assert(isequal(string({'a', "b", 3}), ["a" "b" "3"]));
assert(isequal(string(['ab'; 'cd']), ["ab"; "cd"]));
assert(double("3.5") == 3.5 && isnan(double("q")));
assert(isequal(double(["1" "2"]), [1 2]));
assert(isequal(str2double(["1.5" "x"; "3" "4"]), [1.5 NaN; 3 4]) || isnan(str2double("x")));
assert(isequal(char(["a"; "bcd"]), ['a  '; 'bcd']));
c = cellstr(["a" "b"]);
assert(iscell(c) && ischar(c{2}) && isequal(size(c), [1 2]));
[p, q, r] = convertStringsToChars("a", ["b" "c"], 5);
assert(ischar(p) && iscell(q) && ischar(q{1}) && r == 5);
[p, q, r] = convertCharsToStrings('ab', {'c'; 'd'}, 5);
assert(isstring(p) && isequal(q, ["c"; "d"]) && r == 5);
m = ["a" missing "c"];
assert(isequal(ismissing(m), [false true false]));
assert(~(m(2) == "c") && m(2) ~= "c" && ismissing(m(2) + "x"));
assert(isStringScalar("a") && ~isStringScalar(["a" "b"]) && ~isStringScalar('a'));
ok = false;
try
  string({[1 2]});
catch
  ok = true;
end
assert(ok);
disp("passed")
