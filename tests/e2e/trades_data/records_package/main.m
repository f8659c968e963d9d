% a small records package with default options and dispatch on strings
db = records.create('people', {'name', 'age', 'city'});
db = records.insert(db, 'name', 'Ann', 'age', 30, 'city', 'Oslo');
db = records.insert(db, 'name', 'Bob', 'age', 25);
db = records.insert(db, struct('name', 'Cid', 'age', 41, 'city', 'Rome'));
db
records.show(db);
r = records.select(db, 'age', '>', 26)
r = records.select(db, 'city', 'is', 'Oslo');
{r.name}
[vals, n] = records.column(db, 'age')
try
  db = records.insert(db, 'height', 3);
catch e
  fprintf('%s -> %s\n', e.identifier, e.message);
end
try
  records.select(db, 'age', '??', 3);
catch e
  fprintf('%s -> %s\n', e.identifier, e.message);
end
db = records.update(db, 2, 'city', 'Bonn', 'age', 26);
records.show(db, 'Sort', 'age', 'Fields', {'age', 'name'});
s = records.tostring(db.rows(2))
f = @records.tostring;
arrayfun(f, db.rows, 'UniformOutput', false)'
