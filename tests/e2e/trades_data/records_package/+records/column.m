function [v, n] = column(db, field)
v = [db.rows.(field)];
if nargout > 1
  n = numel(v);
end
