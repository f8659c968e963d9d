1;
function show(code)
  try
    eval(code);
    disp('no error');
  catch e
    printf('%-28s -> %s [%s]\n', code, e.message, e.identifier);
  end
end
show('nosuch');
show('nosuch(3)');
show('x = nosuch + 1;');
show('[1 2 3](5)');
show('ones(2,3)*ones(2,3);');
show('ones(2,3)+ones(3,2);');
show('a.b = 1; a.c');
show('a = 5; a.b');
show('a = {1}; a + 1');
show('s.x = 1; s + 1');
show('str2func(3)');
show('zeros(2)(3,3)');
show('error(''hey'')');
show('cell2mat(3)');
show('inv(''a'')');
show('inv([1 2 3])');
show('chol([1 2; 3 -4])');
show('strrep(1,2,3)');
show('num2str()');
show('ones(2){1}');
show('feval(''nosuch'')');
show('x = 1; x{1}');
show('strcat()');
show('validatestring(''z'', {''apple'',''pear''})');
