1;
function classify(f)
  try
    f();
    disp('fine');
  catch err
    switch err.identifier
      case 'Octave:undefined-function'
        disp('undefined');
      case {'Octave:index-out-of-bounds', 'Octave:index-out-of-bound'}
        disp('index');
      case 'Octave:nonconformant-args'
        disp('shapes');
      case ''
        printf('no id: %s\n', err.message);
      otherwise
        printf('other: %s\n', err.identifier);
    end
  end
end
classify(@() nosuchthing());
classify(@() [1 2 3](4));
classify(@() [1 2] + [1 2 3]);
classify(@() ones(2, 3) * ones(2, 3));
classify(@() error('my own'));
classify(@() error('my:own', 'x'));
classify(@() [1 2 3](0));
classify(@() [1 2 3](1.5));
classify(@() str2func({}));
classify(@() cell2mat(5));
classify(@() validateattributes(1, {'char'}, {}));
classify(@() strrep(1, 2, 3));
classify(@() print_usage());
classify(@() inv('x'));
classify(@() chol(-1));
classify(@() feval('nosuchthing'));
classify(@() {1}{3});
classify(@() struct('a', 1).b);
classify(@() num2cell());
classify(@() zeros(2)(:, 3));
classify(@() str2double());
classify(@() 1);
strfind(lower('Error: X'), 'error')
