% recursive descent calculator
1;
function toks = tokenize(s)
  toks = {};
  i = 1;
  while i <= length(s)
    ch = s(i);
    if isspace(ch)
      i++;
    elseif isdigit(ch) || ch == '.'
      j = i;
      while j <= length(s) && (isdigit(s(j)) || s(j) == '.')
        j++;
      end
      toks{end+1} = struct('type', 'num', 'val', str2double(s(i:j-1)));
      i = j;
    elseif isletter(ch)
      j = i;
      while j <= length(s) && isletter(s(j)), j++; end
      toks{end+1} = struct('type', 'id', 'val', s(i:j-1));
      i = j;
    elseif any(ch == '+-*/^()')
      toks{end+1} = struct('type', 'op', 'val', ch);
      i++;
    else
      error('calc:badChar', 'unexpected character "%s" at %d', ch, i);
    end
  end
  toks{end+1} = struct('type', 'end', 'val', '');
end
function [v, p] = expr(t, p)
  [v, p] = term(t, p);
  while strcmp(t{p}.type, 'op') && any(t{p}.val == '+-')
    op = t{p}.val;
    [r, p] = term(t, p+1);
    if op == '+', v = v + r; else v = v - r; end
  end
end
function [v, p] = term(t, p)
  [v, p] = factor(t, p);
  while strcmp(t{p}.type, 'op') && any(t{p}.val == '*/')
    op = t{p}.val;
    [r, p] = factor(t, p+1);
    switch op
      case '*'
        v = v * r;
      case '/'
        if r == 0
          error('calc:div', 'division by zero');
        end
        v = v / r;
    end
  end
end
function [v, p] = factor(t, p)
  if strcmp(t{p}.type, 'op') && t{p}.val == '-'
    [v, p] = factor(t, p+1);
    v = -v;
    return
  end
  [v, p] = primary(t, p);
  if strcmp(t{p}.type, 'op') && t{p}.val == '^'
    [e, p] = factor(t, p+1);
    v = v ^ e;
  end
end
function [v, p] = primary(t, p)
  switch t{p}.type
    case 'num'
      v = t{p}.val; p = p + 1;
    case 'id'
      f = t{p}.val;
      if strcmp(f, 'pi')
        v = pi; p++;
      else
        [a, p] = primary(t, p+1);
        v = feval(f, a);
      end
    case 'op'
      if t{p}.val ~= '('
        error('calc:syntax', 'unexpected %s', t{p}.val);
      end
      [v, p] = expr(t, p+1);
      if ~strcmp(t{p}.val, ')')
        error('calc:syntax', 'expected )');
      end
      p = p + 1;
    otherwise
      error('calc:syntax', 'unexpected end');
  end
end
function v = calc(s)
  t = tokenize(s);
  [v, p] = expr(t, 1);
  if ~strcmp(t{p}.type, 'end')
    error('calc:syntax', 'trailing input at token %d', p);
  end
end
cases = {'1 + 2 * 3', '(1+2)*3', '-2^2', '2^-1', '2^3^2', 'sqrt(16) + 1', 'sin(pi)/2', '10/4/5', ...
  '1/0', '(1', '3 $ 4', '2 2', '', 'abs(-3.5)*2', '.5+.25'};
for i = 1:numel(cases)
  try
    r = calc(cases{i});
    printf('%-14s = %g\n', cases{i}, r);
  catch e
    printf('%-14s ! [%s] %s\n', cases{i}, e.identifier, e.message);
  end
end
t = tokenize('a+1')
t{3}
z = cellfun(@(x) x.type, t, 'UniformOutput', false)
calc('4 * (2 + ')
