% nested packages, scripts calling scripts, global configuration
setup_config
global CFG
CFG
report('start');
s = util.str.pad('abc', 6)
t = util.str.pad('abc', 6, '*', 'left')
c = util.clamp([-5 0 5 50], 0, 10)
CFG.verbose = false;
report('hidden');
CFG.verbose = true;
run_steps
counter_value = step_counter()
n_done
results
print_table(results);
if exist('undefined_thing', 'var'), disp('?'), else, disp('no such var'), end
exist('CFG', 'var')
exist('report', 'file')
exist('sin')
clear global CFG
isempty(who('CFG'))
