% The bytes of sparse matrices, in lists of variables, too, and files of plain numbers.
S = sparse([0 2 0; 1 0 3]);
x = S(1,2);
G = S > 1;
C = S * 1i;
z = sparse(0, 3);
whos
printf('%d ', sizeof(S), sizeof(x), sizeof(z), sizeof(G), sizeof({S, G}), sizeof(sparse(10, 10))); printf('\n');
a = whos('S', 'x');
disp([a.sparse; a.bytes])
name = tempname();
save('-ascii', name, 'S'); disp(fileread(name))
dlmwrite(name, S); disp(fileread(name))
save('-v4', name, 'S', 'C'); L = load(name); disp(L.S), disp(L.C)
delete(name);
