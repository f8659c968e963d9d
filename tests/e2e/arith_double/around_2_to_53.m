x = 2^53; x + 1 == x, x+1-x
y = 9007199254740992; y+1-y, y-1, -y-1
n=3; z = y + n; z - y
for k=1:3, w = y + k; w - y, end
