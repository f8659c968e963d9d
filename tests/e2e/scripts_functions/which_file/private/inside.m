function inside ()
  where = isempty (which ('inside')), isempty (which ('helper'))
end
