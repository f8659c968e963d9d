% "Validate Name-Value Arguments" (name-value arguments from class properties), "arguments"
%#dialect matlab
s=mk(Name="x",Size=4);
assert(isequal(sort(fieldnames(s)),sort({'Extra';'Name';'Size'})))
assert(ischar(s.Name)&&s.Size==4&&s.Extra==3)
s=mk('Size',single(2),Extra=1); assert(isa(s.Size,'double')&&~isfield(s,'Name')&&s.Extra==1)
try, mk(Size=-1); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBePositive'),e.identifier); end
try, mk(Hid=-1); error('x:y','no'); catch e, assert(~strcmp(e.identifier,'x:y'),e.identifier); end
q=Slider(Size=7); assert(q.Size==7&&strcmp(q.Name,'q'));
disp('passed')
function s=mk(opts)
 arguments
   opts.?Control
   opts.Extra = 3
 end
 s=opts;
end
