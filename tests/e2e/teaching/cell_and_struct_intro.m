student.name = 'Lea';
student.age = 22;
student.marks = [90 85];
student
student.age = student.age + 1;
fprintf('%s: %d, mean %.1f\n', student.name, student.age, mean(student.marks));
class_ = {student, struct('name', 'Tom', 'age', 20, 'marks', 70)};
for k = 1:2, disp(class_{k}.name); end
box = {1, 'text', [1 2 3]; {2}, true, []}
box{1, 2}, box{1, 3}(2), class(box{2, 1}), size(box), box{2, 3} = 'filled'; box
s(1).n = 'a'; s(2).n = 'b'; for e = s, fprintf('%s ', e.n); end, fprintf('\n');
isfield(student, 'age'), fieldnames(student), iscell(box), isstruct(student), student = rmfield(student, 'marks')
