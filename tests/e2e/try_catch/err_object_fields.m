try
  error('pkg:part:reason', 'Text %d and %s', 3, 'more');
catch err
  class(err)
  err.message
  err.identifier
  isfield(err, 'message')
  isempty(err.stack)
end
try
  error('simple text');
catch err
  err.message, err.identifier, isempty(err.identifier)
end
try, error('with percent %'), catch err, err.message, end
try, error('100%% sure'), catch err, err.message, end
try, error('100%% sure %d', 1), catch err, err.message, end
try, error('tab\there'), catch err, err.message, end
try, error("tab\there"), catch err, err.message, end
try, error('a:b', 'only %s'), catch err, err.message, err.identifier, end
try, error('a:b'), catch err, err.message, err.identifier, end
try, error('a: b'), catch err, err.message, err.identifier, end
try, error('not:an id really'), catch err, err.message, err.identifier, end
try, error('id:x', 'trailing newline\n'), catch err, disp(double(err.message(end))), end
try, error('%d', [1 2 3]), catch err, err.message, end
try, error(''), disp('empty error does nothing'), catch err, disp('caught'), end
try, error([]), disp('nothing'), catch err, err.message, end
try, error(struct('message', 'from struct', 'identifier', 'q:r')), catch err, err.message, err.identifier, end
try, error('Octave:some-id', 'hyphen'), catch err, err.identifier, end
