% methods that are called like functions where texts may set variables
h = Heap ();
push (h, 3);
name = char (100 + 10);
eval ([name " = 5;"]);
disp (n)
push (h, 4);
disp (fullness (h))
