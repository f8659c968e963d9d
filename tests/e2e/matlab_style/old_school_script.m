clear; close all; clc;
% Program: heat loss through a wall
% Author : someone, 1998

T1=20;T2=-5;         % temperatures
k=[0.8 0.04 0.6];    % conductivities
d=[0.1,0.2,0.02];    % thicknesses
R=0;
for i=1:length(k),
  R=R+d(i)/k(i);
end;
q=(T1-T2)/R;
disp(['Heat loss = ',num2str(q),' W/m2']);
T(1)=T1;
for i=1:length(k)
  T(i+1)=T(i)-q*d(i)/k(i);
end
T
if T(end)==T2, disp('closed'), else, fprintf('difference %8.1e\n',abs(T(end)-T2)<1e-9); end;
fprintf('%6.2f\n',T);
x=0:.1:.3;y=x.^2-1;
[x' y']
s=['abc';'def'];s(2,:)
eval('z=3;');z
