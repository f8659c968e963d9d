1;  % print_usage of a function that is named
% comment of a function in the script
function inscript ()
  % says inscript
  print_usage ('inscript');
end
function other (n)
  print_usage (n);
end
function t (f, varargin)
  try, f (varargin{:}); catch e, disp (e.message), disp (e.identifier), end
end
t (@inscript)
t (@caller1)
t (@caller2)
t (@caller3)
t (@caller4)
t (@caller5)
t (@other, 'documented')
t (@other, 'nosuch')
t (@other, 3)
t (@other, 'other')
t (@documented)
