% End games.
[score, best] = play([1 -1 1; -1 1 0; -1 0 0], 1)
[score, best] = play([1 1 0; -1 -1 0; 0 0 1], -1);
show(best)
score
wins([1 1 1; 0 -1 0; -1 0 -1]), wins(eye(3)), wins(zeros(3)), wins(-fliplr(eye(3)))
play([1 -1 1; 1 -1 -1; -1 1 1], 1)
