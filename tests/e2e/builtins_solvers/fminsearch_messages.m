1;
function t(name, varargin)
  printf('--- %s\n', name);
  o = optimset(varargin{:});
  [x, fv, fl, out] = fminsearch(@(x) (x(1)-2)^2+(x(2)-1)^2, [0 0], o);
  printf('%.6g %.6g %.6g %d\n', x, fv, fl); disp(out)
end
t('off', 'Display', 'off', 'MaxIter', 10)
t('none', 'Display', 'none', 'MaxIter', 10)
t('notify', 'Display', 'notify', 'MaxIter', 10)
t('final', 'Display', 'final', 'MaxIter', 10)
t('iter', 'Display', 'iter', 'MaxIter', 4)
t('iterconv', 'Display', 'iter')
t('finalconv', 'Display', 'final')
t('notifyconv', 'Display', 'notify')
t('none given')
t('fe', 'MaxFunEvals', 20)
t('fe off', 'MaxFunEvals', 20, 'Display', 'off')
t('fe iter', 'MaxFunEvals', 20, 'Display', 'iter')
t('tol', 'TolX', 1, 'TolFun', 1, 'Display', 'iter')
t('max0', 'MaxIter', 0)
t('fe0', 'MaxFunEvals', 0)
t('ON', 'Display', 'FINAL', 'MaxIter', 3)
