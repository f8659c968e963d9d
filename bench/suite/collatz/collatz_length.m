function n = collatz_length(x)
% COLLATZ_LENGTH  Steps of halving or 3x+1 until 1 is reached.
n = 0;
while x ~= 1
    if mod(x, 2) == 0
        x = x/2;
    else
        x = 3*x + 1;
    end
    n = n + 1;
end
