try
  error('first:id', 'the first message');
catch err
  disp('rethrowing');
  rethrow(err);
end
