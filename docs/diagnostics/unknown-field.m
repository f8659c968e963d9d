% Mend the spelling, or set the field first.
s.name = 'Ann';
disp(s.nmae)
