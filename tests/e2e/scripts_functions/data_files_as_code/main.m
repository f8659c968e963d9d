% data kept in script and function files
settings
tbl = price_table();
for k = 1:rows(tbl), printf('%-6s %6.2f\n', tbl{k, 1}, tbl{k, 2} * (1 + VAT)); end
total = order_total({'bread', 2; 'milk', 1}, tbl, VAT)
try
  order_total({'caviar', 1}, tbl, VAT)
catch e
  disp(e.message)
end
