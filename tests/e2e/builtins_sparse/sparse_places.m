1;
% what sparse says of places that are none
function t(f), try, r = f(), catch e, printf('[%s] %s\n', e.identifier, e.message), end, end
t(@() sparse(2, 1, 3, 1, 1))
t(@() sparse(1, 2, 3, 1, 1))
t(@() sparse(1, [5 9], 3, 1, 3))
t(@() sparse(-1, 1, 1))
t(@() sparse(0, 1, 1))
t(@() sparse(1, 0, 1))
t(@() sparse(1.5, 1, 1))
t(@() sparse(1, -2, 1))
t(@() sparse(1, 2.5, 1, 3, 3))
t(@() sparse(0, 1, 1, 2, 2))
t(@() sparse(NaN, 1, 1))
t(@() sparse([7 2 9], 1, 3, 4, 4))
