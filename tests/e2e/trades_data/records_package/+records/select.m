function out = select(db, field, op, value)
v = {db.rows.(field)};
switch op
  case '>',  keep = cellfun(@(x) ~isempty(x) && x > value, v);
  case '<',  keep = cellfun(@(x) ~isempty(x) && x < value, v);
  case {'is', '=='}
    keep = cellfun(@(x) isequal(x, value), v);
  otherwise
    error('records:op', 'unknown operator "%s"', op);
end
out = db.rows(keep);
