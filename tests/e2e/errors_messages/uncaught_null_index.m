q = [];
isempty(q)
q(1)
