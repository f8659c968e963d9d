1;
function report(name,x)
fprintf('--- %s ---\n',name);
fprintf('n    = %d\n',numel(x));
fprintf('mean = %8.4f\n',mean(x));
fprintf('std  = %8.4f\n',std(x));
[m,i]=max(x);
fprintf('max  = %8.4f (at %d)\n',m,i);
if any(isnan(x)), warning('nan values'); end
end
report('squares',(1:5).^2);
report('sines',sin(1:4));
data.a=[1 2]; data.b=[3 4 5];
f=fieldnames(data);
for k=1:length(f), report(f{k},data.(f{k})); end
r=cellfun(@(n) mean(data.(n)),f)
