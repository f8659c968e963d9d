1;
function f = name()
  persistent kept;
  if isempty(kept), kept = tempname(); end
  f = kept;
end
fid = fopen(name(),'w'); fwrite(fid,[255 1 200 97 97 1 0 0 1 1 1 1]); fclose(fid);
function r(varargin)
  fid = fopen(name());
  try
    x = fread(fid, varargin{:});
    printf('%s %s\n', class(x), mat2str(double(x')));
  catch e
    disp(e.message)
  end
  fclose(fid);
end
r(3,'uint16=>char')
r(3,'int16=>char')
r(3,'char=>single')
r(3,'char=>int16')
r(3,'char=>logical')
r(3,'schar=>double')
r(3,'schar=>uint16')
r(3,'zz',1.5)
r('uint8',1,'b',3)
r(1,'float=>int8')
fid = fopen(name(),'w');
s.a=1;
try, fwrite(fid, s), catch e, disp(e.message), end
try, fwrite(fid, @sin), catch e, disp(e.message), end
try, fwrite(fid, {}, 'zz'), catch e, disp(e.message), end
try, fwrite(fid, [NaN Inf -Inf], 'int8'), catch e, disp(e.message), end
try, fwrite(fid, 1:3, 'uint8', 'b'), catch e, disp(e.message), end
try, fwrite(fid, s([1 1])), catch e, disp(e.message), end
try, fwrite(fid), catch e, disp(e.message), end
fclose all; delete(name());
