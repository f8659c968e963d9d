emp = struct('name', {'Zoe', 'Al', 'Mia', 'Bo'}, 'dept', {'x', 'y', 'x', 'y'}, 'pay', {30, 20, 50, 40});
[~, i] = sort([emp.pay], 'descend'); {emp(i).name}
[~, i] = sort({emp.name}); emp = emp(i); {emp.name}
rich = emp([emp.pay] > 25); numel(rich)
x = emp(strcmp({emp.dept}, 'x')); [x.pay]
for d = unique({emp.dept})
  m = strcmp({emp.dept}, d{1});
  printf('%s: n=%d mean=%.1f\n', d{1}, sum(m), mean([emp(m).pay]));
end
emp(end+1) = struct('name', 'Kim', 'dept', 'z', 'pay', 10); numel(emp)
emp(strcmp({emp.name}, 'Al')) = []; {emp.name}
for e = emp, printf('%s ', e.name); end, printf('\n');
raised = arrayfun(@(e) setfield(e, 'pay', e.pay * 2), emp); [raised.pay]
total = sum(arrayfun(@(e) e.pay, emp))
c = struct2cell(emp(1)); c{1}
s = size(struct2cell(emp))
emp(2).extra = 'only here'; isempty(emp(1).extra), emp(2)
emp = rmfield(emp, 'extra'); fieldnames(emp)'
