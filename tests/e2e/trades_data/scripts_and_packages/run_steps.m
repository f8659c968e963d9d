% uses and sets variables of the caller's workspace
results = struct('step', {}, 'value', {});
for i_step = 1:3
  one_step
end
n_done = numel(results);
