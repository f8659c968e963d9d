a = Account (50);
a.deposit (25);
try, a.withdraw (100); catch e, disp (e.message), disp (e.identifier), end
try, a.deposit (-1); catch e, disp (e.message), end
a.withdraw (10);
a.balance, a.history
s = Savings (200, 0.5);
s.interest ();
s.balance, s.history
c = Credit ();
c.withdraw (60);
c.balance
try, c.withdraw (60); catch e, disp (e.message), end
try, c.log (5), catch e, disp (e.message), end
try, c.balance = 1e6; catch e, disp (e.message), end
all = {a, s, c};
total = 0;
for k = 1:3
  all{k}.deposit (1);
  total += all{k}.balance;
end
total
isa (s, 'Account'), isa (s, 'handle'), isa (a, 'Savings')
c.check (1234), s.check (1)
