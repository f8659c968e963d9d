% lines end in CR LF here and indentation is by tabs
x = 3;
if x > 2
	disp('tab indented');
	for k=1:2
		fprintf('%d\n',k);
	end
end
s = 'text';	% tab before comment
y = [1	2	3
	4	5	6]
z = x' ;
disp(s);