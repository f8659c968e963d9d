1;
function r = f0(a, v, s)
 b = 2; n = 3; i = 1; w = [5 6 7]; M = [1 2; 3 4]; c = {1, 'b', [2 3]}; k = int32(4); L = [true false true]; z = 1 + 2i; st.x = 1; st.y = 'yy';
 for i = s
  for i = M
   v = prod((v - [1.5 -2 3]));
  end
 end
  M(:, end + 1) = ((v .* [v, 7]) > v(numel(v)));
end
try
  r = f0(-1.5, [4 0 2 9], 'hello world')
catch e
  disp(e.message);
end
