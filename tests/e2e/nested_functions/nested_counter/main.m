function main
% a nested function shares the variables of its parent
count = 0;
names = {};
    function bump(by)
        count = count + by;
        names{end+1} = sprintf('by%d', by);
    end
    function r = report
        r = sprintf('count=%d, calls=%d', count, numel(names));
    end
bump(1);
bump(5);
disp(report());
count = 100;
bump(2);
disp(report())
fprintf('%s ', names{:}); fprintf('\n');
h = @bump;
h(7);
disp(count)
end
