function told(e)
  disp(e.message)
  for k = 1:numel(e.stack)
    call = e.stack(k);
    [folder, name, ending] = fileparts(call.file);
    printf('  %s [%s%s %d] %d:%d\n', call.name, name, ending, any(folder == '/'), call.line, call.column);
  end
end
