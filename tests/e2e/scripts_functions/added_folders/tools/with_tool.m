function with_tool(s)
fprintf('<%s>\n', upper(s));
end
