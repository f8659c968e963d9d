% What Octave's own tests check loops by: output that is kept, and compared.
for k = 1:3
  __printf_assert__ ("%d ", k);
end
__printf_assert__ ("%s\n", "end");
disp (__prog_output_assert__ ("1 2 3 end"));
disp (__prog_output_assert__ (""));
__printf_assert__ ("one");
disp (__prog_output_assert__ ("two"));
disp (__prog_output_assert__ (""));
