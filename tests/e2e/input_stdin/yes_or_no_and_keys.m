1;
function t(f), try, f(); disp('none'); catch e, disp(strtok(e.message,"\n")); end, end
a=yes_or_no('Sure? ')
b=yes_or_no()
c=kbhit()
t(@() menu()), t(@() menu('a')), t(@() menu(1,'a')), t(@() menu('a',1)), t(@() yes_or_no(1,2)), t(@() yes_or_no(5))
