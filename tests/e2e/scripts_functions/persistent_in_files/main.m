for k = 1:3, printf('%d ', ticket()); end, printf('\n');
printf('%d\n', ticket('reset'));
printf('%d\n', ticket());
h = @ticket; h(), h()
clear h
x = ticket() + ticket()
