function x = get_home_directory ()
  % The user's folder.
  x = getenv ("HOME");
end
