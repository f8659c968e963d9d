% "cellfun", "arrayfun", "sort", "unique", "containers.Map", "sum", "max", "validateattributes", "datestr", "ismember", "mustBeTextScalar": options are character vectors or string scalars.
%#dialect matlab
% written out
assert(isequal(sort([1 3 2], "descend"), [3 2 1]));
assert(isequal(sort([1 3; 2 4], 2, "descend"), [3 1; 4 2]));
[s, k] = sort([1 3 2], "descend");
assert(isequal(s, [3 2 1]) && isequal(k, [2 3 1]));
assert(isequal(sort({'b', 'a'}, "descend"), {'b', 'a'}));
assert(isequal(sort(["b" "a" "c"], "descend"), ["c" "b" "a"]));
assert(isequal(unique([2 1 2], "stable"), [2 1]));
assert(isequal(unique([2 1; 2 1; 1 1], "rows"), [1 1; 2 1]));
assert(isequal(unique([2 1 2], "sorted"), [1 2]));
assert(isequal(unique(["b" "a" "b"], "stable"), ["b" "a"]));
assert(isequal(cellfun(@(x) x, {1, 2}, "UniformOutput", false), {1, 2}));
assert(isequal(cellfun(@(x) [x x], {1, 2}, UniformOutput=false), {[1 1], [2 2]}));
assert(isequal(cellfun("isempty", {1, []}), [false true]));
assert(isequal(arrayfun(@(x) x, 1:2, "UniformOutput", false), {1, 2}));
assert(isequal(arrayfun(@(x) strlength(x), ["a" "bcd"]), [1 3]));
handled = cellfun(@(x) error("no"), {1, 2}, "ErrorHandler", @(e, x) x + 1);
assert(isequal(handled, [2 3]));
m = containers.Map("KeyType", "char", "ValueType", "any");
assert(m.Count == 0 && strcmp(m.KeyType, 'char'));
m = containers.Map(KeyType="double", ValueType="any");
assert(strcmp(m.KeyType, 'double'));
m = containers.Map("k", "any");
assert(isstring(m('k')) && m("k") == "any");
assert(isa(sum(int8([1 2]), "native"), 'int8') && isa(sum(single([1 2]), "double"), 'double'));
assert(isnan(max([1 NaN], [], "includenan")) && max([1 2; 3 4], [], "all") == 4);
assert(isequal(sortrows([1; 3; 2], 1, "descend"), [3; 2; 1]));
assert(sum([1 2; 3 4], "all") == 10 && mean([1 2; 3 4], "all") == 2.5);
validateattributes(5, "numeric", "positive");
validateattributes(5, ["char" "numeric"], ["positive" "scalar"]);
% in variables
down = "des" + "cend";
assert(isequal(sort([1 3 2], down), [3 2 1]));
[s, k] = sort([1 3; 2 4], 2, down);
assert(isequal(s, [3 1; 4 2]) && isequal(k, [2 1; 2 1]));
words = string({'all', 'omitnan', 'stable', 'full', 'significant', 'UniformOutput', 'reverse', 'fro'});
[all_, omit, stable, full_, significant, uniform, reverse_, fro] = deal(words(1), words(2), words(3), ...
    words(4), words(5), words(6), words(7), words(8));
assert(sum([1 2; 3 4], all_) == 10 && max([1 2; 3 4], [], all_) == 4);
assert(mean([1 NaN 3], omit) == 2 && median([1 NaN 3], omit) == 2 && sum([1 NaN], omit) == 1);
assert(std([1 NaN 3], 0, omit) == std([1 3]));
assert(round(1234, 2, significant) == 1200);
assert(norm([3 0; 0 4], fro) == 5);
assert(isequal(conv([1 1], [1 1], full_), [1 2 1]));
assert(isequal(cellfun(@(x) x, {1, 2}, uniform, false), {1, 2}));
assert(isequal(cumsum([1 2 3], reverse_), [6 5 3]));
assert(isequal(unique([2 1 2], stable), [2 1]));
form = "yyyy-mm-dd";
assert(strcmp(datestr(739252, form), '2024-01-01'));
assert(isequal(ordered([1 3 2]), [3 2 1]) && isequal(ordered([1 3 2], Dir="ascend"), [1 2 3]));
% texts that are the whole of an element
assert(~ismember("a", "abc") && ismember("abc", 'abc') && ismember("a", ["b" "a"]));
assert(isequal(union(["a" "b"], "c"), ["a" "b" "c"]));
assert(isequal(setdiff(["a" "b"], "a"), "b"));
assert(isequal(intersect(["a" "b"], ["b" "c"]), "b"));
% validators
text = string({'abc'});
mustBeText(text)
mustBeText(["a" "b"])
mustBeTextScalar(text)
mustBeNonzeroLengthText(text)
mustBeValidVariableName(text)
mustBeMember(text, ["abc" "d"])
assert(fails(@() mustBeTextScalar(["a" "b"])));
assert(fails(@() mustBeNonzeroLengthText("")));
assert(fails(@() mustBeValidVariableName("1a")));
assert(fails(@() mustBeMember(text, ["a" "b"])));
% names of arguments that are parsed
r = parsed(3, "Tag", "z", "Loud");
assert(r.X == 3 && r.Y == 2 && isstring(r.Tag) && r.Tag == "z" && r.Loud);
r = parsed(3, 4);
assert(r.Y == 4 && isstring(r.Tag) && r.Tag == "a" && ~r.Loud);
% functions called by feval and by handles get strings as they are
assert(isstring(feval(@(t) t, "a")) && isstring(feval(@same, "a")));
% strings as values of fields
q = struct("name", "bob", "all", ["a" "b"]);
assert(isscalar(q) && isstring(q.name) && isequal(q.all, ["a" "b"]));
q = struct('name', {"a", "b"});
assert(isequal(size(q), [1 2]) && isstring(q(2).name));
q = setfield(q(1), "name", "c");
assert(isstring(q.name) && q.name == "c");
disp("passed")
function r = ordered(x, o)
  arguments
    x
    o.Dir (1,1) string = "descend"
  end
  r = sort(x, o.Dir);
end
function t = same(t)
end
function tf = fails(f)
  tf = false;
  try
    f();
  catch
    tf = true;
  end
end
