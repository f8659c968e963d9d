function db = update(db, k, varargin)
for j = 1:2:numel(varargin)
  db.rows(k).(varargin{j}) = varargin{j+1};
end
