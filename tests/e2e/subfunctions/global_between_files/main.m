global STATE
STATE = struct('n', 0);
bump(2)
bump(5)
STATE
total = read_state()
