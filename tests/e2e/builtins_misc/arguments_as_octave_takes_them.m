% arguments of some functions that are seldom given so
1;
function t(s), printf('%s: ', s); try, eval(s); catch e, disp(['ERR ' e.message]); end, end
t('disp(weekday(uint8(200)))'); t('disp(weekday(uint16(7365)))'); t('disp(weekday(int8(5)))'); t('disp(weekday(uint32(738000)))'); t('[n,s]=weekday(uint8(100))'); t('disp(weekday(int16(-5)))'); t('disp(weekday(single(738000)))');t('disp(weekday(uint8([1 2 200])))'); t('weekday(true)'); t('weekday(738000)'); t('weekday(int64(738000))'); t('class(weekday(int64(738000)))');
t('disp(rank(magic(4),[1 50]))'); t('disp(rank(eye(3),[0.5 2 0.1]))'); t('disp(rank(eye(3),[0.5;2;0.1]))');t('rank(ones(3),[1 2 ; 3 4; 5 6])'); t('rank([],[1 2])'); t('rank(zeros(3),[1 2])');
t('rank({})'); t('rank(ones(2),"a")'); t('rank(ones(2),{})'); t('rank(ones(2,3),[1;0])');  t('rank([],[])'); t('rank([])'); t('rank(3,[1 2 4])'); t('rank(zeros(0,3), 1)'); t('rank(ones(2),NaN)');  t('rank(single([1 2;2 4]),[.1 .2])'); t('rank(ones(3),zeros(3,0))'); t('rank(ones(3),zeros(1,0))'); 
t('vander("abc")'); t('vander("a")'); t('vander({1})');  t('vander([])'); t('vander(ones(2))'); t('vander(int8([1 2 3]))'); t('vander([1 2 3], 2)'); t('vander(true)'); t('vander(struct())'); t('vander(@sin)');
t('x = typeinfo(); disp(size(x)), disp(class(x)), disp(x{58})'); t('typeinfo(1)'); t('typeinfo(1:3)'); t('typeinfo({})');
t('cellfun(@(x) x, {1,2}, "UniformOutput", "a")'); t('cellfun(@(x) x, {1,2}, "UniformOutput", {})'); t('cellfun(@(x) x, {1,2}, "UniformOutput", [0 0])'); t('arrayfun(@(x) x, [1 2], "UniformOutput", "a")'); t('structfun(@(x) x, struct("a",1), "UniformOutput", "a")'); t('cellfun(@(x) x, {1,2}, "UniformOutput", ''false'')'); t('arrayfun(@(x) x, [1 2], "UniformOutput", [1 0])'); t('cellfun(@(x) x, {1,2}, "UniformOutput", "ab")');
t('cellfun(@(x) x, {1,2}, "UniformOutput", struct())'); t('cellfun(@(x) x, {1,2}, "UniformOutput", 2)'); t('cellfun(@(x) x, {1,2}, "UniformOutput", 1i)'); t('cellfun(@(x) x, {1,2}, "UniformOutput", NaN)'); t('cellfun(@(x) x, {1,2}, "UniformOutput", @sin)'); t('cellfun(@(x) x, {1,2}, "UniformOutput", single(0))'); t('cellfun(@(x) x, {1,2}, "UniformOutput", int8(0))');
x = rank(magic(4), [1 50]), y = rank(magic(4), 1), c = cellfun(@(x) x, {1,2}, "UniformOutput", 1i)
w = weekday(uint8(1:3)), for k = 1:2, r = rank(eye(3), [k k]), end
