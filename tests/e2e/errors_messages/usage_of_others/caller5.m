function caller5 ()
sub5 ()
end
function sub5 ()
print_usage ("sub5")
end
