function r = tool_a()
  r = behind();
end
function r = behind()
  r = exist("behind");
end
