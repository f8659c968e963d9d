% "Define Class Properties with Constant Values": values may use the class's own constants
assert (Temp.BOILING, 373.15)
assert (isequal (Temp.PAIR, [7, -273.15]))
assert (Temp ().start, 8)
disp ('passed')
