a=1,b=2;c=3
if a==1,disp('one'),end
if(a==1)disp('one again'),end
if a==1;disp('semi');end;
for i=1:3,fprintf('%d',i),end,fprintf('\n');
for(i=1:2)fprintf('<%d>',i);end;fprintf('\n');
while(a<3)a=a+1;end,a
switch(b),case{1,2},disp('in set'),otherwise,disp('no'),end
try,error('x:y','msg'),catch ME,disp(ME.identifier),end
x=[1,2,3;4,5,6;];y=[1 2 3,
4 5 6];
isequal(x,y)
z=x(1,:)';z'
A=[x;y];size(A)
d={1,'two';
3,'four'};size(d)
e=~isempty(d)&&a==3
