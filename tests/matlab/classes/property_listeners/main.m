% "Listen for Changes to Property Values", "addlistener", "Property Attributes"
%#dialect matlab
s = Sensor(); s.Value = 3; s.Value = 5;
assert(isequal(s.Hist,[3 5])); 
n = numel(s.Hist); s.Value = 5;
assert(numel(s.Hist)==n); t = Sensor(); global seen; seen = {}; lh = addlistener(t,'Value','PreSet',@(src,ev) note(src,ev)); t.Value = 4;
assert(isequal(seen,{'Value',0})); lh.Enabled = false; t.Value = 6;
assert(isequal(seen,{'Value',0})); delete(lh);
function note(src,ev), global seen; seen = {src.Name, ev.AffectedObject.Value}; end
disp('passed')
