function __repeating__ (count, args)
  % Refuses repeating arguments that are not given together.
  if (mod (numel (args), count))
    error ("MATLAB:functionValidation:RepeatingArgumentsIncomplete", "Repeating arguments must be given in groups of %d.", count);
  end
end
