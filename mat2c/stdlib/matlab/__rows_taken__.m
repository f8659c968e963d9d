function R = __rows_taken__(T, at)
  % Rows of a table, missing ones for 0.
  R = table();
  for name = T.Properties.VariableNames
    from = T.(name{1});
    values = from(max(at, 1), :);
    if any(at == 0)
      values(at == 0, :) = __missing_of__(from);
    end
    R.(name{1}) = values;
  end
end
