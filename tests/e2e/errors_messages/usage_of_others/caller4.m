% uses caller4 (x)
function caller4 ()
print_usage ("caller4")
end
