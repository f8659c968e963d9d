for h = {'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'}
  printf('%s %s %s\n', h{1}, hash(h{1}, 'abc'), hash(h{1}, ''));
end
hash('sha256', repmat('a', 1, 119)), hash('SHA512', repmat('a', 1, 240)), hash('md5', char([0 1 255]))
try, hash('foo', 'abc'), catch e, disp(e.message), end
