% Driver of the prime counter, published size.
fprintf('%d\n', numprime(40000));
