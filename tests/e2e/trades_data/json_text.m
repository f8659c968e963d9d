% JSON-like printer and parser
1;
function s = tojson(v)
  if isstruct(v)
    if numel(v) == 1
      f = fieldnames(v);
      parts = cell(1, numel(f));
      for i = 1:numel(f)
        parts{i} = sprintf('"%s":%s', f{i}, tojson(v.(f{i})));
      end
      s = ['{' strjoin(parts, ',') '}'];
    else
      s = ['[' strjoin(arrayfun(@tojson, v, 'UniformOutput', false), ',') ']'];
    end
  elseif iscell(v)
    s = ['[' strjoin(cellfun(@tojson, v(:)', 'UniformOutput', false), ',') ']'];
  elseif ischar(v)
    s = ['"' strrep(strrep(v, '\', '\\'), '"', '\"') '"'];
  elseif islogical(v)
    if isscalar(v)
      if v, s = 'true'; else, s = 'false'; end
    else
      s = ['[' strjoin(arrayfun(@tojson, v, 'UniformOutput', false), ',') ']'];
    end
  elseif isnumeric(v)
    if isempty(v)
      s = '[]';
    elseif isscalar(v)
      s = num2str(v, 15);
    elseif isvector(v)
      s = ['[' strjoin(arrayfun(@(x) num2str(x, 15), v(:)', 'UniformOutput', false), ',') ']'];
    else
      rows = cell(1, size(v,1));
      for i = 1:size(v,1), rows{i} = tojson(v(i,:)); end
      s = ['[' strjoin(rows, ',') ']'];
    end
  else
    error('tojson:type', 'cannot encode %s', class(v));
  end
end
function [v, p] = parse(s, p)
  p = skip(s, p);
  switch s(p)
    case '{'
      v = struct();
      p = skip(s, p+1);
      while s(p) ~= '}'
        [k, p] = parse(s, p);
        p = skip(s, p);
        assert(s(p) == ':');
        [x, p] = parse(s, p+1);
        v.(k) = x;
        p = skip(s, p);
        if s(p) == ','
          p = skip(s, p+1);
        end
      end
      p++;
    case '['
      v = {};
      p = skip(s, p+1);
      while s(p) ~= ']'
        [x, p] = parse(s, p);
        v{end+1} = x;
        p = skip(s, p);
        if s(p) == ',', p = p + 1; end
      end
      p++;
    case '"'
      q = p + 1;
      v = '';
      while s(q) ~= '"'
        if s(q) == '\'
          q++;
        end
        v(end+1) = s(q);
        q++;
      end
      p = q + 1;
    case {'t', 'f', 'n'}
      if strncmp(s(p:end), 'true', 4)
        v = true; p += 4;
      elseif strncmp(s(p:end), 'false', 5)
        v = false; p += 5;
      elseif strncmp(s(p:end), 'null', 4)
        v = []; p += 4;
      end
    otherwise
      [tok, e] = regexp(s(p:end), '^-?[0-9.]+([eE][-+]?[0-9]+)?', 'match', 'end', 'once');
      if isempty(tok)
        error('json:parse', 'bad value at %d: %s', p, s(p));
      end
      v = str2double(tok);
      p += e;
  end
end
function p = skip(s, p)
  while p <= numel(s) && isspace(s(p)), p++; end
end
d.name = 'Ann "the boss"';
d.age = 41;
d.tags = {'a', 'b', 3};
d.pos = [1.5 -2; 3 4e10];
d.ok = true;
d.child = struct('x', {1, 2, 3});
d.nothing = [];
d.flags = [true false];
js = tojson(d)
r = parse(js, 1)
r.pos{2}{2}
r.child{3}
x = parse('  [1, -2.5e3, {"a": [], "b": null}, "q\"uote", true]', 1)
try
  parse('{"a": ?}', 1)
catch e
  disp(e.message)
end
try
  tojson(@sin)
catch e
  fprintf('%s\n', e.message);
end
tojson(int8([1 2 3]))
tojson({})
tojson('')
