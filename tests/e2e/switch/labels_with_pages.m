% cases whose label has pages, or a subject that has
1;
function t(a, b), try, switch a, case b, disp('yes'), otherwise, disp('no'), end, catch e, disp(e.message), end, end
t(true(2,2), ones(2,2,2)), t(ones(2,2,2), ones(2,2)), t(ones(2,2,2), ones(2,2,3)), t(ones(2,2), zeros(2,2,0)), t(zeros(2,2,0),1), t(ones(2,2,2),1), t(1, ones(1,1,2)), t(ones(1,1,2),1), t(1,ones(1,1,0)), t([],zeros(0,3)), t(zeros(0,3),zeros(0,3)), t(zeros(0,3),[]), t('a', ones(1,1,2)*97), t(reshape('aa',1,1,2),'a'), t({1},1), t(1,{ones(1,1,2)}), t(ones(2,2),{ones(2,2,2)}), t(ones(2,2,2),ones(2,2,2)), t('ab',[97 98]), t([97 98],'ab'), t('',[]), t([],''), t('',''), t({},{}), t(1,{}), t(ones(0,3),{zeros(0,3)}), t(int8(1),1), t(1i,1i), t([1 NaN],[1 NaN]), t(zeros(1,0),''), t('a','abc'), t('abc','abc'), t(['ab';'cd'],['ab';'cd'])
switch true(2,2), case ones(2,2,2), disp('y'), otherwise, disp('n'), end
switch ones(2,2), case ones(2,2,2), disp('y'), otherwise, disp('n'), end
x = ones(1,1,3); switch x, case 1, disp('y'), otherwise, disp('n'), end
function q(s), switch s, case {ones(1,1,2), 3}, disp("y"), case 4, disp("four"), otherwise, disp("n"), end, end
q(1), q(3), q(4), q(5)
