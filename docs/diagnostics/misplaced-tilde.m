% `~` stands for outputs that aren't wanted, on the left of `=`; elsewhere `~x` is "not x".
x = [~, 1];
