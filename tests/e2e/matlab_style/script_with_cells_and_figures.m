%% figures are opened and closed but nothing is shown here
clear; close all;
x = 0:0.25:1;
y = x.^2;
lbl = {'x','y'};
%% numbers
A = [x; y];
fprintf('%s: %s\n', lbl{1}, mat2str(x));
fprintf('%s: %s\n', lbl{2}, mat2str(y));
m = max(y); im = find(y==m);
text_ = ['max ' num2str(m) ' at ' num2str(x(im))]
area_ = trapz(x,y)
yy = interp1(x,y,0.3)
p = polyfit(x,y,2); fprintf('%.4f %.4f\n', p(1), abs(p(2))<1e-10);
if area_ > 1/3, disp('overestimates'); end
