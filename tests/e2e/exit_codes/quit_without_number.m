x = 5
quit
x = 6
