% What is taken for the number of a stream: the first of many numbers, nothing else.
x = fprintf ([1 1 1], ' %d\n', 3);
fprintf ([1 1 1], ' %d', [1 2 3]); disp ('')
try, fprintf ([1 2; 3 4], ' %d', 1), catch e, disp (e.message), end
try, fprintf (1, ' %d\n', 1), catch e, disp (e.message), end
try, fprintf ([1 5 7], 'a\n'), catch e, disp (e.message), end
try, fprintf ([1 5 7], 4), catch e, disp (e.message), end
try, fprintf ([4 5 7]), catch e, disp (e.message), end
try, fputs ([1 5], "hello\n"), catch e, disp (e.message), end
try, fdisp ([1 5], 3), catch e, disp (e.message), end
try, fprintf ({}, 'a\n'), catch e, disp (e.message), end
try, fprintf ([], 'a\n'), catch e, disp (e.message), end
try, fprintf (1.5, 'a\n'), catch e, disp (e.message), end
try, fprintf (true, 'a\n'), catch e, disp (e.message), end
try, fprintf (int8 (1), 'a\n'), catch e, disp (e.message), end
try, fprintf (-1, 'a\n'), catch e, disp (e.message), end
try, fprintf (NaN, 'a\n'), catch e, disp (e.message), end
try, fprintf (77, 'a\n'), catch e, disp (e.message), end
try, fprintf (@sin, 'a\n'), catch e, disp (e.message), end
try, fgetl ('abc'), catch e, disp (e.message), end
try, fgetl ('stdin'), catch e, disp (e.message), end
try, fputs ('nofile', "x\n"), catch e, disp (e.message), end
try, fputs ('', "x\n"), catch e, disp (e.message), end
try, fputs (2.5, "x\n"), catch e, disp (e.message), end
try, fputs (3+4i, "x\n"), catch e, disp (e.message), end
try, fputs (Inf, "x\n"), catch e, disp (e.message), end
try, fputs (-5, "x\n"), catch e, disp (e.message), end
try, fputs (int8 ([1 2]), "x\n"), catch e, disp (e.message), end
try, fputs (single (2.5), "x\n"), catch e, disp (e.message), end
try, fputs (struct ('a', 1), "x\n"), catch e, disp (e.message), end
try, fclose (2.5), catch e, disp (e.message), end
try, fclose ('nofile'), catch e, disp (e.message), end
try, feof ({}), catch e, disp (e.message), end
try, frewind ({}), catch e, disp (e.message), end
try, fseek ({}, 0), catch e, disp (e.message), end
try, fflush ({}), catch e, disp (e.message), end
try, fflush ([1 2]), catch e, disp (e.message), end
try, fskipl ({}), catch e, disp (e.message), end
try, fgets ({}), catch e, disp (e.message), end
try, fscanf ({}, '%d'), catch e, disp (e.message), end
try, textscan ({}, '%d'), catch e, disp (e.message), end
try, fwrite ({}, 3), catch e, disp (e.message), end
try, fwrite ([9 1], 3), catch e, disp (e.message), end
try, fopen ({}), catch e, disp (e.message), end
try, fopen ([]), catch e, disp (e.message), end
try, fopen (2.5), catch e, disp (e.message), end
try, fopen (77), catch e, disp (e.message), end
try, fopen ({}, 'r'), catch e, disp (e.message), end
try, fopen ('x', 3), catch e, disp (e.message), end
try, fopen ('x', 'r', 3), catch e, disp (e.message), end
try, fopen ('x', 'r', 'foo'), catch e, disp (e.message), end
