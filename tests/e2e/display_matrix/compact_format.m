% Without most blank lines; and the names of the format.
format compact
x=5
x=[1 2;3 4]
x='abc'
x=['ab';'cd']
x={1,[1 2;3 4],'a'}
s.a=1; s.b=[1 2;3 4]; s.c={1,2}; s
s(2).a=3; s
x=[]
x=zeros(0,3)
x=ones(2,2,2)
x=1:30
x=int8([1 2;3 4])
x=[1.5 2;3 1e6]
x=[1+2i 3]
x=true
x=eye(2)
disp([1 2;3 4])
disp({1})
[1 2;3 4]
x=@sin
x={}
x=single(2.5)
x=zeros(3,30)>2
x=1:0
x=(1:25)*1.5
f=@(x) x+1
x={[1 2;3 4],{2}}
clear s; s.a.b.c=1
s=struct('p',{{1,2}},'q',@(x) x)
x={@(t) t, 'abc', ['ab';'cd']}
x=ones(2,2,2)>0
x=int8(ones(2,2,2))
x=cat(3,'ab','cd')
x=-(1:3)
x=1:5
x=eye(2)(:,[2 1])
disp(ones(2,2,2)); disp(s)
c=cell(2,2,2)
x=uint8(1:40)
format
x=[1 2;3 4]
m = containers.Map ();
format compact
m
[style, spacing, letters] = format ()
format long
[style, spacing] = format ();
style, x = [pi 1]
format short
format loose
x = [pi 1]
[text, a, b] = evalc ("max ([1 5 3])")
text = evalc ("x = 3")
