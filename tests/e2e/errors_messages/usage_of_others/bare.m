function bare ()
end
