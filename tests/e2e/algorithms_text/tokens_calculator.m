% evaluates arithmetic with two stacks
1;
function r = calc(s)
  prec = struct('p', '+-*/^', 'v', [1 1 2 2 3]);
  nums = []; ops = '';
  toks = regexp(s, '\d+\.?\d*|[-+*/^()]', 'match');
  for t = toks
    t = t{1};
    if isstrprop(t(1), 'digit')
      nums(end+1) = str2double(t);
    elseif t == '('
      ops(end+1) = t;
    elseif t == ')'
      while ops(end) ~= '(', [nums, ops] = reduce(nums, ops); end
      ops(end) = [];
    else
      while ~isempty(ops) && ops(end) ~= '(' && prec.v(prec.p == ops(end)) >= prec.v(prec.p == t) && t ~= '^'
        [nums, ops] = reduce(nums, ops);
      end
      ops(end+1) = t;
    end
  end
  while ~isempty(ops), [nums, ops] = reduce(nums, ops); end
  r = nums;
end
function [n, o] = reduce(n, o)
  a = n(end-1); b = n(end); n(end) = [];
  switch o(end)
    case '+', n(end) = a + b;
    case '-', n(end) = a - b;
    case '*', n(end) = a * b;
    case '/', n(end) = a / b;
    case '^', n(end) = a ^ b;
  end
  o(end) = [];
end
calc('2+3*4'), calc('(2+3)*4'), calc('2^3^2'), calc('10/4-1'), calc('7'), calc('((1+2)*(3+4))/7')
