% finite state machines, regex-free lexer by tables, bracket matching, RPN, brainf interpreter, turing machine
1;
function [ok, pos] = balanced(s)
  open_ = '([{'; close_ = ')]}'; st = ''; pos = 0; ok = true;
  for k = 1:numel(s)
    if any(s(k) == open_)
      st(end+1) = s(k);
    elseif any(s(k) == close_)
      if isempty(st) || open_(close_ == s(k)) ~= st(end), ok = false; pos = k; return, end
      st(end) = '';
    end
  end
  if ~isempty(st), ok = false; pos = numel(s) + 1; end
end
tests = {'(a[b]{c})', '(]', '((', '', 'x)'};
for t = tests, [ok, p] = balanced(t{1}); printf('%-10s %d %d\n', t{1}, ok, p); end
function out = bf(prog, in)
  tape = zeros(1, 30, 'uint8'); p = 1; ip = 1; out = ''; n = numel(prog); jump = zeros(1, n); st = [];
  for k = 1:n
    if prog(k) == '[', st(end+1) = k; elseif prog(k) == ']', jump(k) = st(end); jump(st(end)) = k; st(end) = []; end
  end
  while ip <= n
    switch prog(ip)
      case '>', p++;
      case '<', p--;
      case '+', tape(p) = mod(double(tape(p)) + 1, 256);
      case '-', tape(p) = mod(double(tape(p)) - 1, 256);
      case '.', out(end+1) = char(tape(p));
      case ',', if isempty(in), tape(p) = 0; else tape(p) = in(1); in(1) = []; end
      case '[', if ~tape(p), ip = jump(ip); end
      case ']', if tape(p), ip = jump(ip); end
    end
    ip++;
  end
end
bf('++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.', '')
bf(',[.,]', 'echo')
function [tape, steps] = turing(rules, tape, state, pos)
  steps = 0;
  while ~strcmp(state, 'halt')
    if pos > numel(tape), tape(pos) = '_'; end
    if pos < 1, tape = ['_' tape]; pos = 1; end
    key = [state ':' tape(pos)];
    if ~isfield(rules, strrep(strrep(key, ':', '_X'), '_X_', '_Xb')), error('turing:norule', 'no rule for %s', key); end
    r = rules.(strrep(strrep(key, ':', '_X'), '_X_', '_Xb'));
    tape(pos) = r{1}; pos += r{2}; state = r{3}; steps++;
  end
end
inc = struct('right_X0', {{'0', 1, 'right'}}, 'right_X1', {{'1', 1, 'right'}}, 'right_Xb', {{'_', -1, 'carry'}}, ...
  'carry_X1', {{'0', -1, 'carry'}}, 'carry_X0', {{'1', 0, 'halt'}}, 'carry_Xb', {{'1', 0, 'halt'}});
[t, n] = turing(inc, '1011', 'right', 1)
[t, n] = turing(inc, '111', 'right', 1)
try, turing(inc, '12', 'right', 1), catch e, disp(e.message), end
T = zeros(3, 3); sym = 'ab'; T(1, :) = [2 1 0]; T(2, :) = [2 3 0]; T(3, :) = [2 1 1];
for w = {'ab', 'aab', 'ba', 'abb', ''}
  st = 1; for c = w{1}, st = T(st, sym == c); end
  printf('"%s" %s\n', w{1}, {'rejected', 'accepted'}{T(st, 3) + 1});
end
ops = struct('o43', @plus, 'o45', @minus, 'o42', @times, 'o47', @rdivide);
prog = '3 4 + 2 * 7 / dup *'; st = [];
for tk = strsplit(prog)
  switch tk{1}
    case {'+', '-', '*', '/'}
      b = st(end); a = st(end-1); st(end-1:end) = [];
      st(end+1) = feval(ops.(['o' num2str(double(tk{1}))]), a, b);
    case 'dup', st(end+1) = st(end);
    otherwise, st(end+1) = str2double(tk{1});
  end
  printf('%-4s %s\n', tk{1}, mat2str(st, 4));
end
light = 'red'; order = struct('red', 'green', 'green', 'yellow', 'yellow', 'red'); dur = struct('red', 3, 'green', 2, 'yellow', 1); t = 0;
for k = 1:7, printf('%2d %s\n', t, light); t += dur.(light); light = order.(light); end
regs = struct('a', 0, 'b', 0); code = {{'set', 'a', 5}, {'dec', 'a'}, {'inc', 'b', 2}, {'jnz', 'a', -2}, {'hlt'}}; pc = 1; n = 0;
while true
  ins = code{pc}; n++;
  switch ins{1}
    case 'set', regs.(ins{2}) = ins{3};
    case 'inc', regs.(ins{2}) += ins{3};
    case 'dec', regs.(ins{2})--;
    case 'jnz', if regs.(ins{2}), pc += ins{3}; continue, end
    case 'hlt', break
  end
  pc++;
end
regs, n
coffee = @(s) struct('idle', 'brew', 'brew', 'pour', 'pour', 'idle').(s); s = 'idle'; for k = 1:4, s = coffee(s); printf('%s ', s); end, printf('\n');
