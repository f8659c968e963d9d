% A stack of pages that shrinks to one is a matrix: its page can't be deleted as such.
1;
function shrink(P, first)
  try
    while size(P, 3) > 0
      if first, P(:, :, 1) = []; else, P(:, :, end) = []; end
      printf('%d ', size(P), numel(P)); printf('\n');
    end
  catch e
    disp(e.message), size(P)
  end
end
function four(P)
  while true
    try
      P(:, :, 1, :) = [];
      printf('%d ', size(P)); printf('\n');
    catch e
      disp(e.message), break
    end
  end
end
function others(P)
  P(:, :, 2) = [];
  P(:, 1, :) = []
  P(1, :, :) = [];
  size(P)
  try, P(:, :, 1) = []; catch e, disp(e.message), end
  P(:, :, end+1) = 5;
  P(:, :, 1) = []
end
shrink(ones(2, 2, 3), true), shrink(reshape(1:12, 2, 2, 3), false), shrink(zeros(2, 2, 0), true)
P = zeros(2, 2, 0);
for k = 1:3, P(:, :, end+1) = k * ones(2); end
shrink(P, true)
four(ones(2, 2, 3)), four(ones(2, 2, 2, 2))
others(reshape(1:8, 2, 2, 2))
