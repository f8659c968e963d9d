s.a = 1;
s.b = -2.5;
s.c = [1 2 3];
s.d = [1; 2];
s.e = 'text';
s.f = ['ab'; 'cd'];
s.g = true;
s.h = [];
s.k = {};
s.l = {1, 'x'};
s.m = int8([1 2]);
s.n = single(2.5);
s.o = 1 + 2i;
s.p = @cos;
s.q = struct();
s.r = struct('z', {1, 2});
s.t = 1:0;
s
