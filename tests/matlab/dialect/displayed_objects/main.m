% "Object Display Overview", "Display Object", "disp": public properties in the order of definition, with their values.
%#dialect matlab
p = Part;
check(evalc('p'), sprintf('\np = \n\n  Part with properties:\n\n    x: 1\n    s: "a"\n    c: {[1]  ''b''}\n    v: [1 2 3]\n    e: {}\n\n'));
check(evalc('disp(p)'), sprintf('  Part with properties:\n\n    x: 1\n    s: "a"\n    c: {[1]  ''b''}\n    v: [1 2 3]\n    e: {}\n'));
a = [Part Part];
check(evalc('a'), sprintf('\na = \n\n  1×2 Part array with properties:\n\n    x\n    s\n    c\n    v\n    e\n\n'));
b = Bare;
check(evalc('b'), sprintf('\nb = \n\n  Bare with no properties.\n\n'));
delete(p)
check(evalc('p'), sprintf('\np = \n\n  handle to deleted Part\n\n'));
t.words = ["a" "b"];
t.none = {};
t.inner = Part;
check(evalc('t'), sprintf('\nt = \n\n  struct with fields:\n\n    words: ["a"    "b"]\n     none: {}\n    inner: [1×1 Part]\n\n'));
disp("passed")
function check(found, wanted)
  if ~strcmp(found, wanted)
    fprintf('%s\n--- wanted:\n%s\n', found, wanted);
  end
end
