% "Access Data in Cell Array", "Create String Arrays": subscripts, growth, deletion and conversion.
%#dialect matlab
s = ["Mercury" "Gemini" "Apollo"; "Skylab" "Skylab B" "ISS"];
assert(s(2, 3) == "ISS" && s(4) == "Skylab B");
assert(isequal(s(:, 1), ["Mercury"; "Skylab"]));
assert(ischar(s{1, 2}) && strcmp(s{1, 2}, 'Gemini'));
s(1, 1) = "Venus";
s(2, 1) = 'Mir';
assert(isequal(s(:, 1), ["Venus"; "Mir"]));
s(:, 2) = [];
assert(isequal(size(s), [2 2]));
t = "x";
t(4) = "y";
assert(isequal(ismissing(t), [false true true false]));
t(2) = 17;
assert(t(2) == "17");
v = [];
for k = 1:3
  v(end + 1) = "item " + k;
end
assert(isstring(v) && isequal(v, ["item 1" "item 2" "item 3"]));
n = 0;
for e = v
  n = n + strlength(e);
end
assert(n == 18);
assert(isequal(v', ["item 1"; "item 2"; "item 3"]));
assert(isequal(reshape(["a" "b" "c" "d"], 2, 2), ["a" "c"; "b" "d"]));
assert(isequal(repmat("ab", 1, 2), ["ab" "ab"]));
assert(isequal(v([true false true]), ["item 1" "item 3"]));
c = {"a", 'b'};
assert(isstring(c{1}) && ischar(c{2}));
c{3} = "d";
assert(isstring(c{3}));
st.name = "Bob";
st.("age") = 3;
key = "height";
st.(key) = 1.8;
assert(isstring(st.name) && st.age == 3 && st.height == 1.8);
m = containers.Map();
m("one") = 1;
k = "two";
m(k) = 2;
assert(m('one') == 1 && m("two") == 2 && isKey(m, "two"));
disp("passed")
