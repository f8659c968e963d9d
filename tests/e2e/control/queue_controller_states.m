level = 50; u = 0; log_ = []; mode = 'idle';
for k = 1:12
  switch mode
    case 'idle', u = 0; if level < 45, mode = 'fill'; elseif level > 55, mode = 'drain'; end
    case 'fill', u = 4; if level >= 50, mode = 'idle'; end
    case 'drain', u = -4; if level <= 50, mode = 'idle'; end
  end
  level += u - 2 * (mod(k, 4) ~= 0); log_(k, :) = [level u];
  printf('%2d %-5s %3d\n', k, mode, level);
end
log_', mean(log_), any(log_(:, 1) < 44)
