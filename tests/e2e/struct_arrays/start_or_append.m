% The new value is either the whole result or what is put into the old one.
1;
function inv = add(inv, name, varargin)
  item.name = name;
  item.tags = {};
  if ~isempty(varargin)
    item.tags = varargin;
  end
  if isempty(inv)
    inv = item;
  else
    inv(end+1) = item;
  end
end
function c = push(c, x)
  if ischar(x), x = {x}; end
  if isempty(c)
    c = x;
  else
    c{end+1} = x;
  end
end
function s = chain(s, x)
  t.value = x;
  if isempty(s), s = t; else, s.next = t; end
end
function r = at(r, k, v)
  w = {v};
  if k == 0, r = w; else, r{k} = w; end
end
inv = add([], 'widget');
inv = add(inv, 'gadget', 'fragile', 'new');
inv = add(inv, 'bolt', 'steel');
inv(2)
{inv.name}
c = push(push(push({}, 'one'), 'two'), {3, 4})
s = chain(chain([], 1), 2)
r = at({}, 0, 5)
r = at(r, 2, 'six')
