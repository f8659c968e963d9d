try, print_empty_dimensions('a'), catch e, disp(e.message), end
try, struct_levels_to_print(-2), catch e, disp(e.message), end
try, struct_levels_to_print(1.5), catch e, disp(e.message), end
try, struct_levels_to_print('a'), catch e, disp(e.message), end
try, print_empty_dimensions([1 2]), catch e, disp(e.message), end
try, print_empty_dimensions(1,2,3), catch e, disp(e.message), end
try, print_empty_dimensions(1,'local'), catch e, disp(e.message), end
try, max_recursion_depth(-1), catch e, disp(e.message), end
x = print_empty_dimensions(0)
a = []
b = zeros(0,3)
c = {}
d = cell(0,3)
s = ''
st.a = []; st.b = {}; st
cc = {[], {}, ''}
i = int8([])
disp([])
disp({})
disp(zeros(0,3))
print_empty_dimensions(1);
split_long_rows(0)
x = 1:40
y = rand(3,30) > 2
split_long_rows(1);
disp([])
disp(zeros(0,3))
disp({})
s.a.b.c.d = 1;
s.a.b.c.d = 1; s.x = 1;
struct_levels_to_print(0); s
struct_levels_to_print(1); s
struct_levels_to_print(3); s
struct_levels_to_print(10); s
t = struct('p', {1,2});
s.t = t;
struct_levels_to_print(2); s
print_struct_array_contents(1);
t
s
c = {t}
