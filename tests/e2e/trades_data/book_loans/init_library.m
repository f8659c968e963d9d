global LIB
LIB = struct('books', struct('title', {}, 'author', {}, 'year', {}, 'copies', {}, 'out', {}), 'log', {{}});
