% See [coder.md](coder.md) for what there is of MATLAB Coder; a newer or internal function may do nothing needed here.
x = coder.internal.fastPath(3);
