function main()
% a small stack machine whose state is shared by nested functions
stack = [];
trace = '';
run('3 4 + 2 * dup -');
disp(stack)
disp(trace)
    function run(src)
        for t = strsplit(src, ' ')
            exec(t{1});
        end
    end
    function exec(tok)
        trace = [trace tok(1)];
        switch tok
            case '+', b = pop(); a = pop(); push(a + b);
            case '-', b = pop(); a = pop(); push(a - b);
            case '*', b = pop(); a = pop(); push(a * b);
            case 'dup', a = pop(); push(a); push(a);
            otherwise, push(str2double(tok));
        end
    end
    function push(x), stack(end+1) = x; end
    function x = pop(), x = stack(end); stack(end) = []; end
end
