% "matlab.mixin.CustomDisplay", "Customize Header, Property List, and Footer", "Customize Display of Object Arrays"
%#dialect matlab
e = EmployeeInfo;
shown = evalc('disp(e)');
assert(isequal(shown, sprintf(['EmployeeInfo Dept: Product Development\n\n', ...
  '   Public Info\n        Name: ''Bill Tork''\n    JobTitle: ''Software Engineer''\n\n', ...
  '   Personal Info\n      Salary: 1000\n    Password: ''bill123''\n\nCompany Private\n'])))
shown = evalc('disp([e e])');
assert(endsWith(shown, sprintf('EmployeeInfo array with properties:\n\n    Department\n    Name\n    JobTitle\n\n')))
assert(startsWith(shown, '  1'))
shown = evalc('disp(EmployeeInfo.empty(0, 5))');
assert(contains(shown, 'EmployeeInfo array with properties:') && contains(shown, '  0'))
f = Footed;
assert(isequal(evalc('disp(f)'), sprintf('  Footed with properties:\n\n    Prop1: 10\n    Prop2: []\n\nHere is my custom footer\n')))
shown = evalc('disp([f f])');
assert(contains(shown, sprintf(' Footed members:\n\n    A: 10\n\n    A: 10\n')))
shown = evalc('e');
assert(contains(shown, 'e =') && contains(shown, 'Company Private'))
disp('passed')
