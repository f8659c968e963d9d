function secret_tool()
end
