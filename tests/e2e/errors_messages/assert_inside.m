% `assert` of cells and structs: elements are compared with a tolerance of nothing, so that their
% classes may differ; what can't be compared is a configuration error.
1;
function check(varargin)
  try
    assert(varargin{:})
    disp('fine')
  catch err
    lines = strsplit(err.message, "\n");
    disp(lines{end})
  end
end
check({true, int8(3), single(2)}, {1, 3, 2})
check({1i}, {1})
check({'a'}, {97})
check({97}, {'a'})
check({{true}}, {{1}})
check({{3}}, {3})
check({struct()}, {3})
check({@sin}, {@sin})
check({@sin}, {3})
check({'abc'}, {'abd'})
check({1; 2}, {1, 2})
check(struct('a', true), struct('a', 1))
check(struct('a', 'a'), struct('a', 97))
check(struct('a', 3), struct('a', 4))
check(struct('a', 3), struct('b', 3))
check(struct('a', 1), 3)
check(@sin, 3)
check({3}, 3)
check({3}, 3, 0)
check({}, [])
check('a', 97)
check('a', 97, 0)
check(true, 1)
check(true, 1, 0)
