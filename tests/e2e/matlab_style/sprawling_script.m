%% Section 1: setup
clear all; close all; clc;
N=10;x=linspace(0,1,N);
y=x.^2;
%% Section 2: integrate
I=0;
for i=1:N-1
I=I+(x(i+1)-x(i))*(y(i)+y(i+1))/2;
end
disp(sprintf('I = %f',I));
disp(['N = ' int2str(N)])
%% Section 3: table
for i=1:3:N
    fprintf('%4.2f\t%6.4f\n',x(i),y(i))
end
if I>0.3, disp('I > 0.3'), else disp('I <= 0.3'), end
A=[1,2;3,4;];b=[5;6];
c=A\b;
c'
k=find(y>0.5);
y(k)=0;
y
flag=~isempty(k)&length(k)>2
clear k
exist('k')
r=rem(N,3);switch r,case 0,disp('zero'),case 1,disp('one'),end
z=3+2*i;
z
