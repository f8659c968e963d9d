function r = read_state()
global STATE
r = STATE.n * 10;
