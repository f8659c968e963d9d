function caller2 ()
print_usage ("bare")
end
