sqrtm(diag([4 9])), sqrtm([4 0; 0 9]), sqrtm([-4 0;0 1]), sqrtm(diag([-4 1])), sqrtm(diag([4 9]))+1, sqrtm(single([4 0;0 1]))
