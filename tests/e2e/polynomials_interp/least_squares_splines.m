% Least-squares splines: breaks, orders, periods, several rows.
x=0:10; y=sin(x);
function show(pp)
 disp(pp.form), disp(pp.pieces), disp(pp.order), disp(pp.dim), disp(round(pp.breaks*1e6)/1e6), disp(round(pp.coefs*1e6)/1e6), disp(fieldnames(pp)')
end
show(splinefit(x,y,3))
show(splinefit(x,y,[0 2 5 10]))
show(splinefit(x,y,4,'order',2))
show(splinefit(x,y,4,'order',1))
show(splinefit(x,y,4,'order',0))
show(splinefit(linspace(0,2*pi,30),sin(linspace(0,2*pi,30)),5,'periodic',true))
show(splinefit(x,[y;cos(x)],3))
show(splinefit([0 1 2 3 10 11 20 30],[1 2 3 4 5 7 8 9],2))
show(splinefit(x',y',2,'Order',4))
show(splinefit(linspace(0,2*pi,30),sin(linspace(0,2*pi,30)),2,'periodic',true,'order',3))
