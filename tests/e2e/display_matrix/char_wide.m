a = repmat('abcdefghij', 1, 10)
b = repmat('xy', 3, 45)
c = ['a':'z'; 'A':'Z']
