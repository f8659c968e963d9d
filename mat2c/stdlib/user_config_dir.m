function d = user_config_dir ()
  % The user's folder for such files.
  d = getenv ("XDG_CONFIG_HOME");
  if (isempty (d))
    d = [get_home_directory() "/.config"];
  end
end
