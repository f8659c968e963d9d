% "Developing Classes That Work Together"
%#dialect matlab
b = BankAccount(100);
assert(b.Balance==100); b.deposit(50);
assert(b.Balance==150); withdraw(b,20);
assert(b.Balance==130);
assert(b.Interest==6.5);
assert(BankAccount.Bank=="MyBank");
assert(b.Rate==0.05);
assert(BankAccount.count()==7);
try, b.Balance = 5; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:SetProhibited')); end
try, b.Secret; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:GetProhibited')); end
try, b.Nope; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:noSuchMethodOrField')); end
try, b.Nope = 1; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:noPublicFieldForClass')); end
try, b.Interest = 1; error('x:y','no'); catch e, assert(~strcmp(e.identifier,'x:y')); end
try, b.Rate = 1; error('x:y','no'); catch e, assert(~strcmp(e.identifier,'x:y')); end
global hits; hits = 0; lh = addlistener(b,'InsufficientFunds',@(src,evt) inc()); b.withdraw(200);
assert(hits==1); delete(lh); b.withdraw(1);
assert(hits==1);
try, b.withdraw(5000); error('x:y','no'); catch e, assert(strcmp(e.identifier,'Bank:limit')); end
assert(isprop(b,'Balance'));
assert(ismethod(b,'deposit'));
assert(any(strcmp(properties(b),'Balance')));
assert(any(strcmp(methods(b),'withdraw')));
c = b; c.deposit(1000);
assert(b.Balance==c.Balance);
assert(c==b);
assert(isobject(b));
assert(isvalid(b)); delete(c);
assert(~isvalid(b));
try, b.Balance; error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:class:InvalidHandle')); end
try, BankAccount(1,2,3); error('x:y','no'); catch e, assert(strcmp(e.identifier,'MATLAB:TooManyInputs')); end
try, q = BankAccount("abc"); catch e, end
function inc(), global hits; hits = hits + 1; end
disp('passed')
