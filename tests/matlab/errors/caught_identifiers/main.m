% "MException", "validateattributes", "validatestring", "MException.addCause"
%#dialect matlab
try, x = 1:3; x(7) = []; catch e, assert(strcmp(e.identifier,'MATLAB:subsdeldimmismatch')); end
try, a = [1 2 3]; a(1:2) = [1 2 3]; catch e, assert(strcmp(e.identifier,'MATLAB:subsassigndimmismatch') || strcmp(e.identifier,'MATLAB:matrix:singleSubscriptNumelMismatch')); end
try, s = struct('a',1); s + 1; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:UndefinedFunction')); end
try, c = {1}; c + 1; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:UndefinedFunction')); end
try, error('My:id','Message %d',5); catch e, assert(strcmp(e.identifier,'My:id')); assert(strcmp(e.message,'Message 5')); end
try, error('simple'); catch e, assert(isempty(e.identifier)); assert(strcmp(e.message,'simple')); end
try, inv('a'); catch e, assert(isa(e,'MException')); end
try, ones(2,3)\ones(3,1); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:dimagree')); end
try, reshape(1:6,4,2); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:getReshapeDims:notSameNumel')); end
try, str2double(); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:minrhs')); end
try, validateattributes(-1,{'numeric'},{'positive'}); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:expectedPositive')); end
try, validateattributes('a',{'numeric'},{}); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:invalidType')); end
try, validatestring('x',{'apple','banana'}); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:unrecognizedStringChoice')); end
try, assert(false); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:assertion:failed')); end
try, assert(false,'my:id','msg %d',3); catch e, assert(strcmp(e.identifier,'my:id')); assert(strcmp(e.message,'msg 3')); end
try, m = containers.Map(); m('zz'); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:Containers:Map:NoKey')); end
try, feval('no_such_fn_x'); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:UndefinedFunction')); end
try, chol([1 2;2 1]); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:posdef')); end
try, x = 5; x{1}; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:cellRefFromNonCell') || strcmp(e.identifier,'MATLAB:matrix:cellRefFromNonCell')); end
try, mustBePositive(-1); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBePositive')); end
try, mustBeInteger(1.5); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBeInteger')); end
try, mustBeMember(3,[1 2]); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:validators:mustBeMember')); end
try, num2cell(); error('x:y','no'); catch e, assert(~isempty(e.identifier)); end
try, fieldnames(5); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:fieldnames:InvalidInput')); end
try, int8(1)+int16(1); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:mixedClasses') || strcmp(e.identifier,'MATLAB:math:mixedIntegerClasses') || ~strcmp(e.identifier,'x:y')); end
try, strcat(); catch e, assert(~isempty(e.message)); end
try, ones(2)(3,3); catch e, assert(strcmp(e.identifier,'MATLAB:badsubscript')); end
ME = MException('top:id','Top %s','msg');
assert(strcmp(ME.message,'Top msg'));
assert(strcmp(ME.identifier,'top:id'));
try, throw(ME); catch e, assert(strcmp(e.identifier,'top:id')); end
base = MException('a:b','base'); cause = MException('c:d','cause');
base = addCause(base,cause);
assert(numel(base.cause)==1);
assert(strcmp(base.cause{1}.identifier,'c:d'));
try
    try, error('in:ner','inner'); catch e1, e2 = MException('out:er','outer'); e2 = e2.addCause(e1); throw(e2); end
catch e3
    assert(strcmp(e3.cause{1}.message,'inner'));
end
try, error(struct('message','from struct','identifier','st:id')); catch e, assert(strcmp(e.identifier,'st:id')); end
r = getReport(ME);
assert(ischar(r) && contains(r,'Top msg'));
try, error('a:b','x'); catch e, try, rethrow(e); catch e4, assert(isequal(e4.identifier,'a:b')); end, end
le = lasterr;
assert(ischar(le));
assert(isa(ME,'MException'));
assert(isempty(ME.stack) || isstruct(ME.stack));
try, error("str:id","with %s","string"); catch e, assert(strcmp(e.message,'with string')); end
warning('off','my:warn'); warning('my:warn','hello'); [m,id] = lastwarn; 
ws = warning('on','my:warn');
function f(), error('deep:err','deep'); end
try, f(); catch e, assert(strcmp(e.stack(1).name,'f') || contains(e.stack(1).name,'f')); assert(isfield(e.stack,'line')); end
e5 = MException('x:y','no args');
assert(strcmp(e5.message,'no args'));
try, throwAsCaller(e5); catch q, assert(strcmp(q.identifier,'x:y')); end
switch e5.identifier, case 'x:y', ok=true; otherwise, ok=false; end, assert(ok);
% "inputParser"
p = inputParser;
p.addRequired('a');
try
  p.parse();
catch e
  assert(strcmp(e.identifier, 'MATLAB:InputParser:notEnoughInputs'));
end
p.FunctionName = 'named';
try
  p.parse();
  error('x:y', 'no');
catch e
  assert(strcmp(e.identifier, 'MATLAB:InputParser:notEnoughInputs'));
end
disp('passed')
