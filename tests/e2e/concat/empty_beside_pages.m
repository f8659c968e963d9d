% Beside pages, empty rows and columns are not skipped; 0x0 is.
1;
P = reshape(1:8,2,2,2);
try, x = [zeros(1,0), P]; size(x), catch e, disp(e.message), end
try, x = horzcat(zeros(1,0), P); size(x), catch e, disp(e.message), end
try, x = [zeros(1,0); P]; size(x), catch e, disp(e.message), end
try, x = vertcat(zeros(1,0), P); size(x), catch e, disp(e.message), end
try, x = horzcat(zeros(1,0), [1;2]); size(x), catch e, disp(e.message), end
try, x = horzcat(P, zeros(1,0)); size(x), catch e, disp(e.message), end
try, x = [P, zeros(1,0)]; size(x), catch e, disp(e.message), end
try, x = vertcat(P, zeros(0,1)); size(x), catch e, disp(e.message), end
try, x = [zeros(0,3), P]; size(x), catch e, disp(e.message), end
try, x = cat(3, zeros(1,0), P); size(x), catch e, disp(e.message), end
try, x = cat(3, [], P); size(x), catch e, disp(e.message), end
try, x = [{}, cell(2,2,2)]; size(x), catch e, disp(e.message), end
try, x = [cell(1,0), cell(2,2,2)]; size(x), catch e, disp(e.message), end
function joined(a, P)
  try, x = [a, P]; size(x), catch e, disp(e.message), end
  try, x = [P; a]; size(x), catch e, disp(e.message), end
end
for k = 1:2
  joined(zeros(1, 0), ones(k, 2, 2)), joined(zeros(0, 1), ones(2, k, 3)), joined(zeros(1, 0), ones(2, k)), joined([], ones(k, 1, 2))
end
