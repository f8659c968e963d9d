1;
function f = name()
  persistent kept;
  if isempty(kept), kept = tempname(); end
  f = kept;
end
function t(varargin)
  fid = fopen(name(),'w');
  try
    n = fwrite(fid, varargin{:});
    p = ftell(fid);
    fclose(fid); fid = fopen(name()); x = fread(fid);
    printf('%s n=%d pos=%d\n', mat2str(double(x')), n, p);
  catch e
    disp(e.message)
  end
  fclose(fid);
end
t([1 2 300 -1 2.5])
t([1 2 300 -1 2.5], 'uint16')
t([1 2 300 -1 2.5], 'uint16', 'b')
t([1 2 300], 'uint16', 1)
t([1 2 300], 'uint16', 1, 'b')
t([1 2 300], 'uint16', 'b', 1)
t([1 2 300], 'b')
t([1 2 300], 1)
t([1 2 300], '')
t([1 2 300], [])
t([1 2 300], 'int16', [])
t([1 2 300], 'int16', 1.5)
t([1 2 300], 'int16', 0, '')
t([1 2 300], 'int16', 0, 1)
t([1 2 3], '*int16')
t([1 2 3], 'int16=>double')
t([1 2 3], '2*uint8', 1)
t([1 2 3], 'long')
t([1 2 3], 'unsigned long')
t([1 2 3], 'INT16')
t([1 2 3], ' int 16 ')
t([1 2 3], 'integer*2')
t([1 2 3], 'logical')
t('abc', 'char')
t('abc')
t(int16([1 2 3]))
t(int16([1 2 3]), 'int16', 'ieee-be')
t({1})
t([true false])
t(single(1.5), 'single', 'b')
t([1+2i 3])
t([])
function r(bytes, varargin)
  fid = fopen(name(),'w'); fwrite(fid, bytes); fclose(fid);
  fid = fopen(name());
  try
    x = fread(fid, varargin{:});
    printf('%s %s\n', class(x), mat2str(double(x')));
  catch e
    disp(e.message)
  end
  fclose(fid);
end
b = [200 100 0 255 1 1 1 1];
p = {'char','schar','int8','uchar','uint8','char=>int8','char=>uint8','*char','int8=>uint8','uint8=>int8','*schar','*uchar','signed char','unsigned char','char*1','integer*1','*integer*1','integer*4','integer*8','uint8=>char','int8=>char','short','ushort','*short','long','ulong','unsigned long','unsigned long long','long long','ulonglong','longlong','int','uint','float','real*4','*float','*real*8','uint64','*uint64','single','uint8=>single','char=>double','uint8=>uchar','uint8=>schar','int16=>short','logical','uint8=>logical','double=>char','*int64', 'uint8 = > char', '2 * uint8', '*  uint8', '0*uint8', '2*uint8=>2*uint8','3','*','=>','unsigned int','unsigned short','signed char=>char','uint32=>uint', 'bit8','ubit8','float32','float64','*float32','*float64','Int8=>Char'};
for k = 1:numel(p), printf('%s: ', p{k}); r(b, Inf, p{k}); end
x = 5;
try, x = fread(0+100, 3); catch e, disp(e.message), end
fid = fopen(name());
try, x = fread(fid, [2 2 2]); disp(x), catch e, disp(e.message), end
try, y = fread(fid, []); disp(y), catch e, disp(e.message), end
[x, n] = fread(fid, [3 2], 'uint8=>int16', 1)
frewind(fid); [x, n] = fread(fid, 2, 'uint8', 3), ftell(fid)
frewind(fid); [x, n] = fread(fid, 'uint8', 5), ftell(fid)
feof(fid)
fclose all; delete(name());
