% What print_usage says of functions whose help is plain text: 80 characters of the first paragraph, taken as a template.
names = {@long_line, @two_lines, @percent, @blanks, @empty_first, @block};
for k = 1:numel (names)
  try
    names{k} (1);
  catch e
    printf ("[%s]\n", e.message);
  end
end
