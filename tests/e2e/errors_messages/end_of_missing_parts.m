% `end` behind a chain on the left side refers to what is there: the errors where nothing is.
1;

function attempt(f)
  try
    f();
  catch e
    printf('%s: %s [%s]\n', func2str(f), e.message, e.identifier);
  end
end

function list = cells(n), list = cell(1, n); for k = 1:n, list{k} = k; end, end
function past_structs(), s = struct('v', {1, 2}); s(3).v(end+1) = 1; end
function no_structs(), s = struct('v', {}); for k = 1:3, s(k).v(end+1) = k; end, end
function no_field(), s = struct('v', {1, 2}); s(3).w(end+1) = 1; end
function field_of_one(), s = struct('a', 1); s.b(end+1) = 2; disp(s.b); end
function later_field(), s.a = 1; for k = 1:3, s.b{end+1} = k; end, disp(s.b); end
function deep_field(), s.a.b = 1; s.a.c(end+1) = 2; disp(s); end
function past_cells(), c = cells(2); c{3}(end+1) = 1; end
function page(), c = cells(2); c{2, 2}(end) = 1; end
function bad_number(), c = cells(2); c{0}(end+1) = 1; end
function fraction(), c = cells(2); c{1.5}(end+1) = 1; end
function new_cell(), c = {}; c{end+1}(end+1) = 1; end
function new_record(), c = {}; c{end+1}.a(end+1) = 1; end
function nothing(), s = []; s(1).x(end+1) = 1; end
function several(), s = struct('v', {1, 2}); s.v(end+1) = 1; end
function none(), s = struct('v', {}); s.v(end+1) = 1; end
function all_of_none(), c = {}; c{:}(end+1) = 1; end
function all_of_two(), c = cells(2); c{:}(end+1) = 1; end
function number(), x = 5; x.a(end+1) = 1; end
function number_cell(), x = 5; x{1}(end+1) = 1; end
function inner_number(), s = struct('a', 5); s.a.b(end+1) = 1; end
function in_cell(), c = {5}; c{1}.a(end+1) = 1; end
function letters(), x = 'abc'; x.y(end+1) = 1; end
function of_handle(), f = @sin; f{1}(end+1) = 1; end
function deleted(), s = struct('v', {1, 2}); s(3).v(end) = []; end
function added(), s = struct('v', {1, 2}); s(3).v(end) += 1; end
function undefined(), if rand > 2, q = {}; end, q{1}(end+1) = 1; end
function computed(), eval('c = {}; c{2}(end+1) = 1;'); end
function grown(), eval('c = {[1 2]}; c{1}(end+1) = 3; c{end+1}(2) = 4; c'); end
function here(), c = cell(1, 2); c{1}(end+1) = 7; c{2}{end+1} = 8; c{1}(end).a = 1; end
function fields(), s.v = []; for k = 1:3, s.v(end+1) = k; s.v(end) *= 2; end, disp(s.v); end

tests = {@past_structs, @no_structs, @no_field, @field_of_one, @later_field, @deep_field, @past_cells, ...
         @page, @bad_number, @fraction, @new_cell, @new_record, @nothing, @several, @none, @all_of_none, ...
         @all_of_two, @number, @number_cell, @inner_number, @in_cell, @letters, @of_handle, @deleted, ...
         @added, @undefined, @computed, @grown, @here, @fields};
for k = 1:numel(tests)
  attempt(tests{k});
end
