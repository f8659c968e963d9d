function main
[inc, get] = new_counter(5);
inc(); inc(3);
disp(get())
[inc2, get2] = new_counter(100);
inc2();
printf('%d %d\n', get(), get2());
end
function [inc, get] = new_counter(start)
n = start;
inc = @increase;
get = @value;
    function increase(k)
        if nargin < 1, k = 1; end
        n = n + k;
    end
    function r = value()
        r = n;
    end
end
