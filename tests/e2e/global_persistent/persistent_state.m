1;
function r = next_id(reset)
  persistent id
  if isempty(id) || nargin > 0
    id = 0;
  end
  id = id + 1;
  r = id;
end
next_id(), next_id(), next_id()
next_id(true)
next_id()
function r = running_mean(x)
  persistent n s
  if isempty(n), n = 0; s = 0; end
  n += 1; s += x;
  r = s / n;
end
arrayfun(@running_mean, [2 4 6 8])
function r = cached_fib(n)
  persistent memo
  if n <= 2, r = 1; return, end
  if numel(memo) >= n && memo(n) > 0, r = memo(n); return, end
  r = cached_fib(n - 1) + cached_fib(n - 2);
  memo(n) = r;
end
cached_fib(60)
function show(), persistent count = 10; count++; disp(count); end
show(), show(), show()
function toggle(), persistent on; if isempty(on), on = false; end, on = ~on; disp(on), end
toggle(), toggle()
function log_it(s), persistent h = {}; h{end+1} = s; disp(numel(h)); end
log_it('a'), log_it('b')
