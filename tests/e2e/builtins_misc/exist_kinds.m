% `exist` of empty arguments, and of variables where another kind is asked for.
1;
function r = helper(), r = 1; end
function try_exist(varargin)
  try
    disp(exist(varargin{:}))
  catch err
    disp(err.message)
  end
end
try_exist([])
try_exist({})
try_exist(1:0)
try_exist('sin', [])
try_exist({'x'}, '')
try_exist(3)
try_exist({'x'})
try_exist('x', 3)
try_exist('x', 'quatsch')
try_exist(containers.Map(), '')
value = 1;
disp([exist('value'), exist('value', 'var'), exist('value', 'any')])
disp([exist('value', 'dir'), exist('value', 'file'), exist('value', 'builtin')])
sin = 2;
disp([exist('sin'), exist('sin', 'builtin'), exist('sin', 'var')])
disp([exist('cos', 'var'), exist('cos', 'builtin')])
