function main
%MAIN  Shows forms of function heads.
%   More help here.

% not help
no_args_no_out
no_args_no_out();
r = one_out
[a, b] = two_out
v = with_default(3)
v = with_default
return
disp('never')

function no_args_no_out
% comment first
disp('called');

function r = one_out
r = 1;
return;
r = 2;

function [a, b] = two_out()
a = 'x'; b = 'y';

function v = with_default(x) % comment behind
if (nargin == 0)
   x = -1;
end
v = x * 2;
