function stacks_and_queues
  n = 12; s = [1 2]; t = 0;
  for k = 1:n, t = t + s(end); s(end) = []; s = [s k, k+1]; end, s, t
  s = [1 2]; for k = 1:n, t = t + s(end); s = s(1:end-1); s = [s k, k+1, k+2]; end, s, t
  q = 1:3; while ~isempty(q) && t < 400, t = t + q(1); q = q(2:end); if t < 300, q = [q t 1]; end, end, q, t
  q = 5; while numel(q) < 6, u = q(1); q(1) = []; q = [q u+1 u+2]; end, q
  q = (1:3)'; for k = 1:4, q(1) = []; q = [q; k; k * 10]; end, q'
  c = 'ab'; for k = 1:4, c(end) = []; c = [c 'x' char(96 + k)]; end, c
  s = []; for k = 1:3, s = [s k]; s(end) = []; end, s, size(s)
  s = 1; for k = 1:3, s(1) = []; s = [s k]; end, s
  try, s(end) = []; s(end) = []; catch e, disp(e.message), end, s
end
