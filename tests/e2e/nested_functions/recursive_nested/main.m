function r = main()
calls = 0;
r = tree(4);
printf('%d calls, value %d\n', calls, r);
seen = [];
walk(1);
disp(seen)
    function v = tree(n)
        calls = calls + 1;
        if n == 0
            v = 1;
        else
            v = tree(n - 1) + tree(n - 1);
        end
    end
    function walk(k)
        if k > 7, return; end
        walk(2*k);
        seen(end+1) = k;
        walk(2*k + 1);
    end
end
