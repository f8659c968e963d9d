% "cumsum", "cumprod", "var", "std", "cov", "qr", "mat2str", "regexp", "keys", "remove", "cellfun", "if, elseif, else", "jsonencode", "Concatenating Matrices": what MATLAB has otherwise.
%#dialect matlab
x = cumsum(int8([100 100 -100]));
assert(isa(x, 'int8') && isequal(x, [100 127 27]));
assert(isa(cumprod(uint8(1:3)), 'uint8') && isa(cumsum(single(1:2)), 'single') && isa(cumsum(1:2), 'double'));
assert(isa(cumsum([true true]), 'double') && isequal(cumsum([1 2; 3 4], 2), [1 3; 3 7]));
[v, m] = var([1 2 3]);
assert(v == 1 && m == 2);
[s, m] = std([1 2; 3 6]);
assert(isequal(s, std([1 2; 3 6])) && isequal(m, [2 4]));
[v, m] = var([1 2; 3 5], 0, 2);
assert(isequal(v, [0.5; 2]) && isequal(m, [1.5; 4]));
[~, m] = var([1 3], [3 1]);
assert(m == 1.5);
assert(isequal(cov([1 2 3], [1 2 3]), [1 1; 1 1]) && isequal(cov([1 2; 3 5], [1 0; 0 1]), cov([1 1; 3 0; 2 0; 5 1])));
assert(isequal(cov([1; 2; 3]), 1));
[Q, R] = qr([1 2; 3 4; 5 6], 'econ');
assert(isequal(size(Q), [3 2]) && isequal(size(R), [2 2]));
[Q, R] = qr([1 2; 3 4; 5 6], "econ");
assert(isequal(size(R), [2 2]));
assert(strcmp(mat2str('abc'), '''abc''') && strcmp(mat2str(["a" "b"]), '["a" "b"]'));
assert(strcmp(mat2str('it''s'), '''it''''s''') && strcmp(mat2str(['ab'; 'cd']), '[''ab'';''cd'']'));
assert(strcmp(mat2str([]), 'zeros(0,0)') && strcmp(mat2str(zeros(0, 3)), 'zeros(0,3)'));
t = regexp('ab', '(a)(b)', 'tokens', 'once');
assert(isequal(t, {'a', 'b'}));
t = regexp("ab", "(a)(b)", "tokens", "once");
assert(isequal(t, ["a" "b"]));
t = regexp("k=v", "(?<key>\w)=(?<val>\w)", "names");
assert(isstring(t.key) && t.key == "k" && t.val == "v");
t = regexp('k=v', '(?<key>\w)=(?<val>\w)', 'names');
assert(ischar(t.key));
d = dictionary("a", 1);
k = keys(d, "cell");
assert(iscell(k) && isstring(k{1}) && iscell(values(d, "cell")) && isstring(keys(d)));
m = containers.Map('a', 1);
remove(m, 'a');
assert(m.Count == 0);
assert(strcmp(id_of(@() remove(m, 'zz')), 'MATLAB:Containers:Map:NoKey'));
assert(~isempty(id_of(@() cellfun(@(a, b) a, {1}, {1, 2}))));
assert(~isempty(id_of(@() arrayfun(@(a, b) a, 1, [1 2]))));
assert(strcmp(id_of(@() ['ab'; 'c']), 'MATLAB:catenate:dimensionMismatch'));
assert(isequal(['ab'; 'cd'], char('ab', 'cd')));
q.a = 1;
for value = {q, @sin, {1}}
  failed = false;
  try
    if value{1}
      failed = true;
    end
  catch
    failed = true;
  end
  assert(failed);
end
text = jsonencode(struct('a', 1, 'b', {{'x'}}), PrettyPrint=true);
assert(strcmp(text, sprintf('{\n  "a": 1,\n  "b": [\n    "x"\n  ]\n}')));
assert(strcmp(jsonencode(struct('a', "s")), '{"a":"s"}'));
disp("passed")
function id = id_of(f)
  id = '';
  try
    f();
  catch e
    id = e.identifier;
  end
end
