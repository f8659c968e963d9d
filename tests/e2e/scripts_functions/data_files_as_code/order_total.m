function s = order_total(items, tbl, vat)
s = 0;
for k = 1:size(items, 1)
    hit = strcmp(items{k, 1}, tbl(:, 1));
    if ~any(hit), error('order:item', 'no price for %s', items{k, 1}); end
    s = s + items{k, 2} * tbl{hit, 2};
end
s = s * (1 + vat);
