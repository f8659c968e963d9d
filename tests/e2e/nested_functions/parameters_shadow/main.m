function main()
x = 1; y = 2;
r = inner(10);
printf('%d %d %d\n', x, y, r);
    function out = inner(x)
        x = x + 1;
        y = y + x;
        out = x * y;
    end
s = outer_sum([1 2 3]);
disp(s)
    function t = outer_sum(v)
        t = 0;
        for k = 1:numel(v)
            t = t + helper(v(k));
        end
        function q = helper(z)
            q = z + y;
        end
    end
end
