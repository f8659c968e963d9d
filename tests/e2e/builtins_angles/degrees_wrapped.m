x = [60 25 75 50 80 100 120 130 200 300 -60 -75 -100 15 1 33.3 44.999 45.001 46 -200 500 1000];
c = cosd(x);
w = mod(x-180,360)-180;
h = {sin((x+90)*pi/180), sin(x/180*pi+pi/2), sin((x+90)/180*pi), cos(w*pi/180), sin((90-abs(w))*pi/180), sin((mod(x+90-180,360)-180)*pi/180), sin((mod(x+90-180,360)-180)/180*pi)};
for k=1:numel(h), printf('%d: %s\n', k, sprintf('%d', h{k}==c)); end
s = sind(x);
h = {sin(x*pi/180), sin(x/180*pi), sin(w*pi/180), sin(w/180*pi)};
for k=1:numel(h), printf('%d: %s\n', k, sprintf('%d', h{k}==s)); end
t = tand(x); h = {tan(x*pi/180), tan(x/180*pi), sind(x)./cosd(x), tan(w*pi/180)};
for k=1:numel(h), printf('%d: %s\n', k, sprintf('%d', h{k}==t)); end
x = [60 25 75 50 80 100 120 130 200 300 -60 -75 -100 15 1 33.3 44.999 45.001 46 -200 500 1000];
printf('%.17g ', sind(x)); printf('\n'); printf('%.17g ', cosd(x)); printf('\n'); printf('%.17g ', tand(x)); printf('\n');
x = [0 180 360 90 270 -90 30 150 -180 540 45 135 225 -45 -270 450 -0 1e10];
printf('%.17g ', sind(x)); printf('\n'); printf('%.17g ', cosd(x)); printf('\n'); printf('%.17g ', tand(x)); printf('\n');
1./sind(x), 1./cosd(x), 1./tand(x)
sind([Inf NaN -Inf 1e20]), cosd([Inf NaN -Inf 1e20]), tand([Inf NaN -Inf 1e20])
sind(single(25)), cosd(single([25 60])), cosd(single(90))

