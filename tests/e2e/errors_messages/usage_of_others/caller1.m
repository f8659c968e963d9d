function caller1 ()
print_usage ("documented")
end
