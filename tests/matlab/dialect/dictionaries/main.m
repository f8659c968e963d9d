% "dictionary", "Map Data with Dictionaries", "lookup", "entries", "configureDictionary", "isKey", "numEntries"
%#dialect matlab
wheels = [1 2 3];
names = ["Monocycle" "Bicycle" "Tricycle"];
d = dictionary(wheels, names);
assert(d(2) == "Bicycle");
assert(isequal(d([1 3]), ["Monocycle" "Tricycle"]));
d(1) = "Unicycle";
d(5) = "x";
assert(numEntries(d) == 4 && isequal(keys(d), [1; 2; 3; 5]));
d(5) = [];
assert(numEntries(d) == 3 && ~isKey(d, 5) && isequal(isKey(d, [1 9]), [true false]));
e = d;
e(1) = "other";
assert(d(1) == "Unicycle" && e(1) == "other");
b = dictionary(["z" "a"], [10 20]);
b("m") = 30;
assert(isequal(keys(b), ["z"; "a"; "m"]) && isequal(values(b), [10; 20; 30]));
b("a") = b("a") + 1;
assert(b("a") == 21 && b('z') == 10);
assert(isequal(values(b, ["m" "z"]), [30 10]));
assert(isequal(lookup(b, ["q" "a"], FallbackValue=0), [0 21]));
c = remove(b, "z");
assert(numEntries(c) == 2 && numEntries(b) == 3);
c = insert(c, "k", 5);
assert(c("k") == 5);
[kt, vt] = types(b);
assert(kt == "string" && vt == "double");
u = dictionary();
assert(~isConfigured(u) && numEntries(u) == 0);
u("x") = {1:3};
assert(isConfigured(u) && isequal(u{"x"}, 1:3) && iscell(u("x")));
u{"y"} = 'text';
assert(strcmp(u{"y"}, 'text'));
f = configureDictionary("string", "double");
f("n") = 1;
for k = 1:100
  f("key" + k) = k;
end
total = 0;
for k = keys(f)'
  total = total + f(k);
end
assert(numEntries(f) == 101 && total == 5051);
s = entries(b, "struct");
assert(s(2).Key == "a" && s(2).Value == 21);
caught = "";
try
  b("nothing");
catch err
  caught = err.identifier;
end
assert(strcmp(caught, 'MATLAB:dictionary:ScalarKeyNotFound'));
assert(strcmp(class(b), 'dictionary') && isa(b, "dictionary"));
assert(isequal(b, b) && ~isequal(b, c));
d = dictionary(string.empty, []);
assert(isConfigured(d) && numEntries(d) == 0);
[k, v] = types(d);
assert(k == "string" && v == "double");
assert(contains(evalc('d'), 'dictionary (string ⟼ double) with no entries.'));
d("a") = 5;
assert(d("a") == 5);
disp("passed")
