function silent()
  print_usage();
end
