1;
function say (f, varargin)
  try
    f(varargin{:});
    disp('ok')
  catch e
    disp(e.message)
  end
end
say (@spalloc,1,2,3,4)
say (@sylvester,1,2,3,4)
say (@newline,1)
try, [a,b]=newline(); catch e, disp(e.message), end
try, [a,b]=sylvester(1,2,3); catch e, disp(e.message), end
try, [a,b]=isindex(1,2,3); catch e, disp(e.message), end
try, [a,b]=abs(1); catch e, disp(e.message), end
try, [a,b]=sizemax(1); catch e, disp(e.message), end
try, [a,b]=rows(1); catch e, disp(e.message), end
try, [a,b]=quad(@(x) x,0,1,1,1,1,1); catch e, disp(e.message), end
try, [a,b]=getenv("HOME"); catch e, disp(e.message), end
