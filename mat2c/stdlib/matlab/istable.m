function tf = istable(x)
  % Whether x is a table.
  tf = isa(x, 'table');
end
