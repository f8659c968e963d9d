file = tempname ();
dlmwrite (file, [1, 2; 3, 4], 'precision', '%5.2f', 'roffset', 1, 'coffset', 1);
disp (fileread (file));
dlmwrite (file, [1 + 2i, 3 - 0.5i; 4, 5], 'delimiter', ';', 'newline', 'pc');
disp (double (fileread (file)));
dlmwrite (file, [0.1, 100], '\t', 'precision', 3);
dlmwrite (file, [1i, 2], '-append');
disp (fileread (file));
unlink (file);
x = untabify (["\ta"; "b\tc"])
y = untabify ({"\ta", "ab\tc \t"}, 4, true)
z = untabify ("1\t2\t3", 3)
