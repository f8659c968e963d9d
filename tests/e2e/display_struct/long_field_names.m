s.a_rather_long_field_name = 1;
s.b = [1 2; 3 4];
s.another_quite_long_name = 'text that goes on for a while to see whether it is wrapped or not in the display';
s
disp(s)
