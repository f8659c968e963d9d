function d = user_data_dir ()
  % The user's folder for such files.
  d = getenv ("XDG_DATA_HOME");
  if (isempty (d))
    d = [get_home_directory() "/.local/share"];
  end
end
