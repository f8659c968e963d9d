function db = insert(db, varargin)
if nargin == 2 && isstruct(varargin{1})
  s = varargin{1};
else
  s = struct(varargin{:});
end
new = struct();
for k = 1:numel(db.fields)
  f = db.fields{k};
  if isfield(s, f)
    new.(f) = s.(f);
    s = rmfield(s, f);
  else
    new.(f) = [];
  end
end
left = fieldnames(s);
if ~isempty(left)
  error('records:field', 'no field ''%s'' in table %s', left{1}, db.name);
end
db.rows(end+1) = new;
