% Whether one place is changed is asked before the target is read and the right side evaluated.
1;
function r = rhs (), disp ('rhs'); r = 1; end
function with_cell ()
  x = {1, 'a'};
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = {1, 'a'};
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_row ()
  x = [1 2 3];
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = [1 2 3];
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_text ()
  x = 'abc';
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = 'abc';
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_ints ()
  x = int8 ([1 2]);
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = int8 ([1 2]);
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_structs ()
  x = struct ('b', {1, 2});
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', {1, 2});
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_scalar ()
  x = 5;
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = 5;
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = 5;
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = 5;
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = 5;
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = 5;
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = 5;
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = 5;
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = 5;
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = 5;
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = 5;
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = 5;
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_one ()
  x = struct ('b', 1);
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = struct ('b', 1);
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_empty ()
  x = [];
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = [];
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = [];
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = [];
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = [];
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = [];
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = [];
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = [];
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = [];
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = [];
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = [];
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = [];
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_truth ()
  x = true;
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = true;
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = true;
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = true;
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = true;
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = true;
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = true;
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = true;
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = true;
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = true;
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = true;
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = true;
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_none ()
  x = {};
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = {};
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = {};
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = {};
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = {};
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = {};
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = {};
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = {};
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = {};
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = {};
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = {};
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = {};
  try, x.q++; disp (x), catch e, disp (e.message), end
end
function with_handle ()
  x = @sin;
  try, x.b += 1; disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x.b -= rhs (); disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x.b++; disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x(1:2).b += 1; disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x(1:2).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x(1:2).b++; disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x(:).b += 1; disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x(:).b -= rhs (); disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x(:).b++; disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x.q += 1; disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x.q -= rhs (); disp (x), catch e, disp (e.message), end
  x = @sin;
  try, x.q++; disp (x), catch e, disp (e.message), end
end
with_cell ();
with_row ();
with_text ();
with_ints ();
with_structs ();
with_scalar ();
with_one ();
with_empty ();
with_truth ();
with_none ();
with_handle ();
s.n = 0; c = {struct('k', 1)};
for k = 1:3
  s.n += k;
  c{1}.k *= 2;
  s.list{k} = k; s.list{k} -= 1;
end
s, c
