val = i_step^2 + step_counter('inc');
results(end+1) = struct('step', sprintf('s%d', i_step), 'value', val);
report('step %d gives %d', i_step, val);
