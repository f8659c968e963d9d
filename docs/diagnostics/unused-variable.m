% Delete the assignment; of several outputs, write `~` for those that aren't wanted.
function example
  unused = 5;
  disp('done')
end
