% sees and sets the caller's variables
from_helper = a + b;
x = -x;
