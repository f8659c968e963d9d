% "rmse", "mape", "isuniform", "underlyingType", "isUnderlyingType", "numunique", "fields": small ones
assert (rmse ([1 2 3], [1 2 5]), 2 / sqrt (3), eps (2))
assert (rmse ([1 2; 3 4], [1 4; 3 8]), [0 sqrt(10)], eps (4))
assert (rmse ([1 NaN 3], [1 2 5], 'omitnan'), sqrt (2), eps (2))
assert (mape ([1 3], [2 2]), 50)
[TF, step] = isuniform ([1 3 5 7]);
assert (TF && step == 2)
[TF, step] = isuniform ([1 2 4]);
assert (! TF && isnan (step))
assert (isuniform (0:0.1:1))
assert (underlyingType (single (1)), 'single')
assert (isUnderlyingType (int8 (1), 'int8') && ! isUnderlyingType (1, 'int8'))
assert (numunique ([1 2 1 3]), 3)
assert (fields (struct ('a', 1, 'b', 2)), {'a'; 'b'})
disp ('passed')
