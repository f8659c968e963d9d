1;
function w = word(x), switch x, case 1, w = 'one'; case 'one', w = 'text one'; case {2, 'two'}, w = 'two'; case [], w = 'empty'; case true, w = 'true'; otherwise, w = 'other'; end, end
word(1), word(true), word('one'), word('two'), word(2), word(int8(2)), word(single(1)), word([]), word(''), word(1.0000001), word('ONE'), word('1'), word(char(1)), word([1 1]), word(NaN), word(-0), word(1 + 0i)
x = 5; switch x > 3, case 1, disp('yes'), case 0, disp('no'), end, switch sign(-2), case {-1}, disp('neg'), end, switch 'abc'(2), case 'b', disp('b'), end, switch [1 2 3], case [1 2 3], disp('vec'), otherwise, disp('no vec'), end, switch 0, case 1, disp('never'), case 0, disp('zero'), end
