% classify temperatures the way beginners do
temps = [-5 0 12 25 38];
for t = temps
    if t < 0
        word = 'freezing';
    elseif t == 0
        word = 'zero';
    elseif t < 20
        word = 'cool';
    elseif t < 30
        word = 'warm';
    else
        word = 'hot';
    end
    fprintf('%4d is %s\n', t, word);
end
if temps, disp('all nonzero'), else, disp('some zero'), end
if any(temps < 0) && all(temps < 40), disp('range ok'), end
if isempty(find(temps > 100)), disp('none above 100'); end
if 0.1, disp('fraction is true'), end
if 'false', disp('a string is true'), end
if ~strcmp('a', 'b'), disp('differ'), end
if 3 > 2 > 1, disp('chained'), else, disp('not chained'), end
x = [];
if isempty(x) || x(1) > 3, disp('short'), end
