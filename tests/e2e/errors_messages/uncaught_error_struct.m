s.message = 'built by hand';
s.identifier = 'my:struct';
disp('before')
error(s)
