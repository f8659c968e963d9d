function tf = __inclusive__ (first, options)
  % Do the marks belong to what stands between them? Positions do and texts do not, unless 'Boundaries' says it.
  tf = isnumeric (first);
  if (numel (options) == 2)
    tf = strcmpi (char (options{2}), "inclusive");
  end
end
