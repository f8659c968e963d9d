if exist('GRAVITY', 'var') && GRAVITY > 9
  disp('on earth')
else
  disp('elsewhere')
end
