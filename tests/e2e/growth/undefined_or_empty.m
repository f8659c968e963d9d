% an update of what may be undefined: an empty array of some class refuses what starts from nothing
1;
function row_in_loop (n)
  for k = 1:n
    a(k,:) = struct ("f", {7, 8});
    a = [];
  end
  disp (size (a))
end
function cells_in_loop (n)
  for k = 1:n
    a(k,:) = {7, 8};
    a = [];
  end
  disp (size (a))
end
function handle_in_loop (n)
  for k = 1:n
    a(k) = @sin;
    a = [];
  end
  disp (class (a))
end
function cell_in_loop (n)
  for k = 1:n
    a(k) = {3};
    disp (class (a))
    a = 5;
  end
  disp (class (a))
end
function cell_after_loop (n)
  for k = 1:n
    a = [];
  end
  a(2) = {3}
end
function char_after_loop (n)
  for k = 1:n
    a = "";
  end
  a(2) = true;
  disp (class (a))
end
function single_after_loop (n)
  while n > 0
    a = single ([]);
    n--;
  end
  a(2) = 5;
  disp (class (a))
end
function int_after_branch (n)
  if n, a = int8 ([]); end
  a(2) = 5;
  disp (class (a))
end
function cell_after_branch (n)
  if n, a = zeros (0, 0); end
  a(2) = {5}
end
function cell_after_switch (n)
  switch n
    case 1
      a = 3;
    case 2
      a = [];
  end
  a(2) = {5};
  disp (class (a))
end
function struct_after_branches (n)
  if n == 1, a = ""; else, if n == 2, a = "xy"; end, end
  a(2).x = 1;
  disp (class (a))
end
function row_after_loop (n)
  for k = 1:n
    a = [1 2 3];
  end
  a(2) = 7
end
function scalar_after_loop (n)
  for k = 1:n
    a = 5;
  end
  a(1,2) = 3;
  a(3,1) = 4
end
function logical_after_class (n)
  if n == 1, a = ""; elseif n == 2, a = "ab"; end
  for k = 1:2
    a(k) = true;
  end
  disp (class (a))
end
function element_of_page (n)
  for k = 1:n
    a(:,:,k) = complex (3, 2);
    a(k) = [];
  end
  disp (size (a))
end
function column_of_row (n)
  for k = 1:n
    a(:,k) = [3; 4];
    disp (size (a))
    a = zeros (1, 0);
  end
  disp (size (a))
end
none = numel (getenv ("NO_SUCH_VARIABLE_IS_SET"));
for k = none:2
  try
    row_in_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    cells_in_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    handle_in_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    cell_in_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    cell_after_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    char_after_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    single_after_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    int_after_branch (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    cell_after_branch (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    cell_after_switch (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    struct_after_branches (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    row_after_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    scalar_after_loop (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    logical_after_class (k)
  catch e
    disp (e.message)
  end
end
for k = none:2
  try
    element_of_page (k)
  catch e
    disp (e.message)
  end
end
try
  element_of_page (1)
catch e
  disp (e.message)
end
for k = none:2
  try
    column_of_row (k)
  catch e
    disp (e.message)
  end
end
try
  column_of_row (1)
catch e
  disp (e.message)
end
