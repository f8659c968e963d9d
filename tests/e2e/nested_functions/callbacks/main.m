function main
% handles to nested functions passed to other functions
count = 0; hits = {};
each([3 1 2], @visit);
printf('%d visited, largest so far %s\n', count, strjoin(hits, ' '));
r = reduce_([1 2 3 4], @combine, 0)
limit = 2;
kept = keep([1 2 3 4], @above)
limit = 3;
kept = keep([1 2 3 4], @above)
    function visit(x)
        count = count + 1;
        hits{end+1} = num2str(x);
    end
    function r = combine(a, b)
        count = count + 1;
        r = a + b * count;
    end
    function r = above(x)
        r = x > limit;
    end
end
function each(v, f)
for x = v, f(x); end
end
function r = reduce_(v, f, r)
for x = v, r = f(r, x); end
end
function r = keep(v, f)
r = v(arrayfun(f, v));
end
