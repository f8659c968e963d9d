1;
% what print_usage quotes of a function's help text
function undocumented()
  print_usage();
end
for name = {'plainly', 'inside', 'texinfo_forms', 'silent', 'spaced', 'undocumented', 'blocked'}
  try
    feval(name{1});
  catch err
    printf('[%s] %s\n', err.message, err.identifier);
  end
end
