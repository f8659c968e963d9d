class_(1).students(1).name = 'A'; class_(1).students(2).name = 'B'; class_(2).students(1).name = 'C';
numel(class_), numel(class_(1).students), class_(1).students(2).name
for c = class_, for s = c.students, printf('%s ', s.name); end, printf('|'); end, printf('\n');
class_(2).students(1).grades = [1 2 3]; class_(2).students(1).grades(end + 1) = 4; class_(2).students.grades
isfield(class_(1).students, 'grades'), arrayfun(@(c) numel(c.students), class_)
all_ = [class_(1).students.name], class_(1).students(1) = []; numel(class_(1).students)
class_(3).students = struct('name', {'D', 'E'}); class_(3).students(2), numel(class_)
x.a(2).b(3).c = 5; size(x.a(2).b), isempty(x.a(1).b), x.a(2).b(3), y = x.a(2); y.b(1).c = 'copy'; isempty(x.a(2).b(1).c)
