% ranges inside of containers are split where they do not fit, as if they stood at the margin
f = {1:20}
f = {1:16}, f = {1:15}
f = {{1:16}}
s.a = {1:15}
s.b.c = 0:0.1:1.5
f = {0:0.1:0.8}
f = {[1:17]}
