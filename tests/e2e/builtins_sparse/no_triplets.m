% A subscript that is one number counts for the size also where there are no others.
size (sparse (1, [], []))
size (sparse ([], 2, 3))
size (sparse (3, 4, []))
size (sparse ([], [], 5))
size (sparse ([], 2, 3, 4, 5))
size (sparse (2, [1 3], 7))
