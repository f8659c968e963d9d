z = single([1 2;2 0])*[complex(1,inf); 2]
z = [complex(1,inf), 2]*single([1 2;2 0])
z = single([1 2;2 0])*single([complex(1,inf); 2])
z = [1 2;2 0]*single([complex(1,inf); 2])
z = single(2)*[complex(1,inf); 2]
