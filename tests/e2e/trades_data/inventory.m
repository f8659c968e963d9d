% inventory management with struct arrays
1;
function inv = add_item(inv, name, qty, price, varargin)
  item.name = name;
  item.qty = qty;
  item.price = price;
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
function s = summarize(inv)
  s = struct('count', numel(inv), 'total', sum([inv.qty] .* [inv.price]), 'names', {{inv.name}});
end
function print_inv(inv)
  fprintf('%-12s|%6s|%10s\n', 'Name', 'Qty', 'Price');
  fprintf('%s\n', repmat('-', 1, 30));
  for k = 1:numel(inv)
    fprintf('%-12s|%6d|%10.2f\n', inv(k).name, inv(k).qty, inv(k).price);
  end
end
inv = [];
inv = add_item(inv, 'widget', 10, 2.5);
inv = add_item(inv, 'gadget', 3, 19.99, 'fragile', 'new');
inv = add_item(inv, 'doohickey', 0, 7);
inv = add_item(inv, 'bolt', 1200, 0.05, 'metal');
print_inv(inv);
s = summarize(inv)
[~, order] = sort([inv.price], 'descend');
sorted = inv(order);
{sorted.name}
instock = inv([inv.qty] > 0)
low = arrayfun(@(x) x.qty < 5, inv)
tagged = inv(~cellfun(@isempty, {inv.tags}));
for t = tagged
  printf('%s: %s\n', t.name, strjoin(t.tags, ', '));
end
inv(2) = [];
size(inv)
inv(1).qty -= 4;
inv(1)
fn = fieldnames(inv)'
c = squeeze(struct2cell(inv))
totals = cellfun(@(q, p) q*p, c(2,:), c(3,:))
inv = rmfield(inv, 'tags');
inv
t = [inv.qty; inv.price]'
