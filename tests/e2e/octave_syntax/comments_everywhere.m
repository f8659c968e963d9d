# hash comment
% percent comment
x = 1; # trailing hash
y = 2; % trailing percent
%{
block comment
x = 100;
%}
#{
another block
#}
  %{
  indented block
  %}
x, y
z = [1, 2, ... continued with text
     3] % after
w = [1 2 % inside matrix
     3 4 # another
     5 6];
w
s = 'a % not a comment'
t = "b # not a comment"
u = {1, % first
     2};
u
if x % comment after if
  # only comment
  disp('in if') % end
end % if
for k = 1:2 # loop
  disp(k);
endfor # done
function r = f(a) % head
  % body comment
  r = a; # value
endfunction
f(3)
v = 3 ... % comment after dots
  + 4
##  double hash
%%% section
a = 5;;; b = 6;, c = 7
