function caller3 ()
print_usage ("nosuch")
end
