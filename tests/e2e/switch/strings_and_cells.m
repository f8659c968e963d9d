1;
function r = days_in(month)
  switch lower(month)
    case {'apr', 'jun', 'sep', 'nov'}
      r = 30;
    case 'feb'
      r = 28;
    case {'jan' 'mar' 'may' 'jul' 'aug' 'oct' 'dec'}
      r = 31;
    otherwise
      error('months:unknown', 'no month called "%s"', month);
  end
end
days_in('Jan'), days_in('FEB'), days_in('jun')
try, days_in('foo'), catch e, disp(e.message), end
switch 'abc', case 'ABC', disp('no'), case 'abc', disp('exact'), end
switch 'abc', case {'x', {'abc'}}, disp('nested'), otherwise, disp('not nested'), end
switch 'a', case 97, disp('number'), otherwise, disp('no number'), end
switch 97, case 'a', disp('char'), otherwise, disp('no char'), end
switch '', case '', disp('both empty'), otherwise, disp('no'), end
switch 'ab', case {'ab', 3}, disp('mixed cell'), end
switch 3, case {'ab', 3}, disp('mixed cell'), end
switch "dq", case 'dq', disp('quotes do not matter'), end
op = '+';
switch (op), case '+', r = 1 + 2, case '-', r = 1 - 2, end
switch ['a' 'b'], case 'ab', disp('built'), end
switch 'x'
  % comment between
  case 'y'
    disp y
  otherwise % trailing
    disp other
endswitch
