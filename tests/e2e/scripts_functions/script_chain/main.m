% script calls script, both share the workspace
step = 1;
part_one
part_two
disp(step)
x
who_am_i = 'main';
part_one
exist('private_value')
