any([NaN]), any([NaN 0]), any([0 NaN 1]), any([NaN NaN;0 0]), any([NaN;0]), any(single(NaN)), any(NaN,2), any(NaN*1i), any([NaN 0;1 0],2), any([NaN 0;0 0],2), any(NaN(1,2),1)
all([NaN]), all([NaN 0]), all(NaN(2,2))
