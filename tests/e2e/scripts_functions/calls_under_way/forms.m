function forms ()
  try, s = dbstack (-1); size (s), catch e, disp (e.message), end
  try, s = dbstack ("abc"); size (s), catch e, disp (e.message), end
  try, s = dbstack ("2"); size (s), catch e, disp (e.message), end
  try, s = dbstack ([1 2]); size (s), catch e, disp (e.message), end
  try, s = dbstack (1.7); size (s), catch e, disp (e.message), end
  try, s = dbstack (9); size (s), catch e, disp (e.message), end
  try, s = dbstack (9); size (s), catch e, disp (e.message), end
  try, s = dbstack (0); size (s), catch e, disp (e.message), end
  try, s = dbstack (1, 2, 3); size (s), catch e, disp (e.message), end
  try, s = dbstack ("-completenames", 1); size (s), catch e, disp (e.message), end
  try, s = dbstack ({}); size (s), catch e, disp (e.message), end
  try, s = dbstack (""); size (s), catch e, disp (e.message), end
end
