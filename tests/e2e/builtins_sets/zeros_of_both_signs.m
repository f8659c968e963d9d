% which of 0 and -0 stands for them in sets and modes
p = @(x) printf('%g ', 1 ./ x);
p(unique([0 -0])); p(unique([-0 0])); p(unique([0 -0 0])); p(unique([-0 0 -0])); p(unique([1 0 -0])); p(unique([-0;0])); p(unique([0;-0])); printf('\n');
[u,i,j] = unique([0 -0]); p(u); disp(i); disp(j); [u,i,j] = unique([0 -0], 'first'); p(u); disp(i); [u,i,j] = unique([0 -0],'last'); p(u); disp(i);
[u,i,j] = unique([0 -0 1], 'stable'); p(u); disp(i);
p(union(0, -0)); p(union(-0, 0)); p(union([0 1], [-0 2])); p(union([-0 1], [0 2])); printf('\n');
p(setdiff([0 -0 1], 1)); p(setdiff([-0 0 1], 1)); p(setdiff([0 -0], 5)); printf('\n');
p(intersect([0 1], [-0 1])); p(intersect([-0 1], [0 1])); p(intersect([0 -0], [-0 0])); printf('\n');
p(setxor([0 1], [1 -0])); p(setxor([0 2], 1)); p(setxor([0 -0], 1)); p(setxor([-0 0], 1)); printf('\n');
p(unique([0 5; -0 5], 'rows')(1)); p(unique([-0 5; 0 5], 'rows')(1)); p(union([0 5], [-0 5], 'rows')(1)); p(setdiff([0 5; -0 5], [1 1], 'rows')(1)); p(intersect([0 5],[-0 5],'rows')(1)); printf('\n');
p(mode([0 -0])); p(mode([-0 0])); p(mode([1 0 -0])); p(mode([1 -0 0 ])); p(mode([0 -0; -0 0])); [m,f,c] = mode([0 -0]); p(m); p(c{1}); printf('\n');
p(sort([0 -0])); p(sort([-0 0])); p(sort([0 -0],'descend')); p(max([0 -0])); p(max([-0 0])); p(min([0 -0])); p(min([-0 0])); p(median([0 -0])); p(unique(single([0 -0]))); p(cummax([-0 0])); p(cummin([0 -0]));printf('\n');
x = [3 0 -0 2 -0 0]; p(unique(x)); [u,i,j]=unique(x); p(u), disp(i), disp(j)
p(union(x, [1 0])); p(union([1 0], x)); p(setdiff(x, 3)); p(intersect(x, [0 3])); p(intersect([0 3], x)); p(setxor(x, 3));p(unique(x')); p(powerset([0 -0]){2}); p(mode(x));
p(unique([0 -0 NaN])); p(unique([complex(0,0) -0])); 
printf('\n');
