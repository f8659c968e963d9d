function db = create(name, fields)
% CREATE  a table without rows
db = struct('name', name, 'fields', {fields}, 'rows', []);
args = cell(2, numel(fields));
args(1, :) = fields;
args(2, :) = {{}};
db.rows = struct(args{:});
