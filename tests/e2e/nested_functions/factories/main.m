% A script calls factories: each object that they make has variables of its own.
c1 = make_counter(10); c2 = make_counter(0);
c1(), c1(5), c2(), c1()
a = bank_account('Ann', 100);
b = bank_account('Bob', 10);
a.deposit(50);
b.deposit(1);
a.withdraw(30);
try, b.withdraw(30); catch e, disp(e.message), end
a.balance(), b.balance()
a.history(), b.history()
counters = cell(1, 3);
for k = 1:3, counters{k} = make_counter(k * 100); end
cellfun(@(f) f(k), counters), cellfun(@(f) f(), counters)
