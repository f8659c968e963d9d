1;
function s = kind(h)
  r = sort(h(1, :)); n = sort(accumarray(r', 1), 'descend')';
  flush_ = numel(unique(h(2, :))) == 1; straight = all(diff(r) == 1);
  if flush_ && straight, s = 'straight flush'; elseif n(1) == 4, s = 'four'; elseif n(1) == 3 && n(2) == 2, s = 'full house'; elseif flush_, s = 'flush'; elseif straight, s = 'straight'; elseif n(1) == 3, s = 'three'; elseif n(1) == 2 && n(2) == 2, s = 'two pair'; elseif n(1) == 2, s = 'pair'; else, s = 'high card'; end
end
hands = {[2 3 4 5 6; 1 1 1 1 1], [5 5 5 5 2; 1 2 3 4 1], [3 3 3 9 9; 1 2 3 1 2], [2 8 4 6 9; 2 2 2 2 2], [7 8 9 10 11; 1 2 1 2 1], [4 4 4 2 9; 1 2 3 1 1], [4 4 2 2 9; 1 2 1 2 1], [4 4 2 7 9; 1 2 1 2 1], [2 4 6 8 10; 1 2 1 2 1]};
for h = hands, disp(kind(h{1})), end
