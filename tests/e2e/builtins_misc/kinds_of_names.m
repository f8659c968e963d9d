n = {'isargout','nargin','eval','evalin','assignin','feval','exist','print_usage','clear','end','pi','nargchk','validateattributes','disp','x_undefined','mfilename','merge','isglobal','for','fieldnames','bitshift','strjoin','plot','sort','trapz','interp1','plus','fzero','ode45','quad','integral','cross','norm','roots'};
for k = 1:numel(n), printf('%s=%d ', n{k}, exist(n{k})); end, printf('\n');
exist('isargout'), exist('trapz'), exist('clear', 'builtin'), exist('n'), exist('n', 'var')
