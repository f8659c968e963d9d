a = [true false]
b = true(2)
c = [1 2 3] > 2
d = ~eye(3)
e = ['ab'; 'cd']
f = ['a'; 'b']
g = char([72 101 108; 87 111 114])
h = false
k = 'single row'
l = {true, 'c'}
m = [true; false] & [true; true]
n = char({'one', 'three'})
o = (1:3)' == 2
