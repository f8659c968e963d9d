% "regexprep" (dynamic expressions), "isequal", "isequaln", "missing"
%#dialect matlab
assert(isequal(regexprep('abc def','(\w)(\w*)','${upper($1)}$2'),'Abc Def'))
assert(isequal(regexprep('hello world','(\<[a-z])','${upper($1)}'),'Hello World'))
assert(isequal(regexprep({'a1','b22'},'\d+','<${num2str(2*str2double($0))}>'),{'a<2>','b<44>'}))
assert(isequal(regexprep("it's","(\w+)'","${fliplr($1)}"),"tis"))
assert(isequal(regexprep("ab","a","x"),"xb"))
assert(isequal(regexprep('abab','a','${upper($0)}','once'),'Abab'))
assert(isequal(regexprep(["ab" "ca"],"a","x"),["xb" "cx"]))
assert(isequal(regexprep('ab',{'a','b'},{'1','2'}),'12'))
assert(isequal(regexprep({'ab';'b'},'b','x','once'),{'ax';'x'}))
assert(isequal(regexprep('a','a','\$1 \\'),'$1 \'))
x = "a"+missing;
y=isequal(x,missing);
z=ismissing(x);
assert(~y&&z&&isequaln(x,string(missing)))
assert(isequal("a",'a')&&isequal('a',"a")&&isequal(["a" "b"],{'a','b'})&&~isequal("a","b")&&isequal("a","a",'a')&&isequal({"a"},{'a'})&&isequal(struct('q',"a"),struct('q',"a")))
disp('passed')
