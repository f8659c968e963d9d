function h = total_hours()
  each = cellfun(@days, {1, 0.5}, 'UniformOutput', false);
  h = hours(each{1} + each{2});
end
