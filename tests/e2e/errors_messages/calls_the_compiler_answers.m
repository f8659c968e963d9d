1;
% Wrong calls of functions whose answer the compiler knows: eval, evalin, clear, isglobal …
try, eval(), catch e, disp(e.message), end
try, eval('1', '2', '3'), catch e, disp(e.message), end
try, eval(5), catch e, disp(e.message), end
try, evalc(), catch e, disp(e.message), end
try, evalin('base'), catch e, disp(e.message), end
try, evalin('there', '1'), catch e, disp(e.message), end
try, evalin(2, '1'), catch e, disp(e.message), end
try, assignin('base', 'v'), catch e, disp(e.message), end
try, assignin('base', 'while', 1), catch e, disp(e.message), end
try, isglobal(), catch e, disp(e.message), end
try, isglobal(4), catch e, disp(e.message), end
try, isglobal('a', 'b'), catch e, disp(e.message), end
try, isargout(1, 2), catch e, disp(e.message), end
try, mfilename(1), catch e, disp(e.message), end
try, mfilename('a', 'b'), catch e, disp(e.message), end
try, source(), catch e, disp(e.message), end
try, run(), catch e, disp(e.message), end
try, clear(7), catch e, disp(e.message), end
try, who(7), catch e, disp(e.message), end
try, whos({}), catch e, disp(e.message), end
try, exist(7), catch e, disp(e.message), end
try, toc(1, 2), catch e, disp(e.message), end
try, v = clear('w'), catch e, disp(e.message), end
function r = asked(k), r = isargout(k); end
try, asked('a'); catch e, disp(e.message), end
try, asked({}); catch e, disp(e.message), end
disp('counts of arguments')
function crossed(a), narginchk(3, 2), end
function textual(a), narginchk('a', 2), end
function long(a), narginchk(1, [1 2]), end
function celled(a), nargoutchk({}, 2), end
function few(a), narginchk(2, Inf), end
for f = {@crossed, @textual, @long, @celled, @few}
  try, f{1}(1), catch e, disp(e.message), end
end
try, narginchk(0, 0, 0), catch e, disp(e.message), end
try, nargchk(2, 1, 1), catch e, disp(e.message), end
try, nargchk(1, 2, 1, 'list'), catch e, disp(e.message), end
try, m = nargoutchk(1, 2, 1, 'list'), catch e, disp(e.message), end
try, nargoutchk(1, 2, 1), catch e, disp(e.message), end
disp('regular expressions')
try, regexp({'a'; 'b'}, {'a', 'b'}), catch e, disp(e.message), end
try, regexprep('ab', {'a', 'b'}, {'1'; '2'}), catch e, disp(e.message), end
regexprep({'a', 'b'}, 'a', {'1', '2'})
regexp(['ab'; 'cd'], '.', 'match')
regexprep('a5', 53, 66)
disp('constants, messages')
for f = {@() 1, @() 'abc', @() [1 2], @() {1 2}, @() 1:3, @() -1, @() 1 + 2}
  try, [p, q] = f{1}(), catch e, disp(e.message), end
end
try, lasterr(1), catch e, disp(e.message), end
try, lastwarn({}), catch e, disp(e.message), end
try, assert(1, 2, 'text %d', 3), catch e, disp(e.message), end
