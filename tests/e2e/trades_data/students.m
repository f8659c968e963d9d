% student grades: struct arrays, groups, dynamic fields
students = struct('name', {'Ann','Bob','Cid','Dee','Eve'}, ...
  'major', {'math','bio','math','cs','bio'}, ...
  'scores', {[90 85 77], [60 72 81], [], [99 100 98], [55 NaN 70]});
students
students(4)
for i = 1:numel(students)
  s = students(i);
  v = s.scores(~isnan(s.scores));
  if isempty(v)
    students(i).avg = NaN;
  else
    students(i).avg = mean(v);
  end
end
avgs = [students.avg]
[best, bi] = max(avgs);
fprintf('best: %s (%.2f)\n', students(bi).name, best);
letters = 'FDCBA';
for s = students
  if isnan(s.avg)
    g = '-';
  else
    g = letters(max(1, min(5, floor(s.avg / 10) - 4)));
  end
  fprintf('%-5s %-5s %6.2f %s\n', s.name, s.major, s.avg, g);
end
groups = struct();
for k = 1:numel(students)
  m = students(k).major;
  if ~isfield(groups, m)
    groups.(m) = {};
  end
  groups.(m){end+1} = students(k).name;
end
groups
structfun(@numel, groups)
cnt = structfun(@(c) numel(c), groups, 'UniformOutput', false)
[majors, ~, idx] = unique({students.major});
for g = 1:numel(majors)
  sel = students(idx == g);
  fprintf('%s: %s\n', majors{g}, strjoin({sel.name}, '/'));
end
tbl = accumarray(idx(:), 1)
[~, order] = sort({students.name});
students(fliplr(order)).name
s2 = orderfields(students(1))
t = [students(1:2).scores]
isrow(students)
any(cellfun(@isempty, {students.scores}))
students(3) = [];
numel(students)
arrayfun(@(s) sprintf('%s=%d', s.name, numel(s.scores)), students, 'UniformOutput', false)
q = arrayfun(@(s) max(s.scores), students)
[mx, mi] = arrayfun(@(s) max(s.scores), students)
[students.avg] = deal(0);
[students.avg]
[students(1:2).extra] = deal('x', [1 2]);
students(2)
students(4).extra
isempty(students(3).extra)
