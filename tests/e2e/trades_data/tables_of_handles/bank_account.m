function obj = bank_account(owner, bal)
% object from closures: nested functions share state
hist = {};
obj.owner = owner;
obj.deposit = @deposit;
obj.withdraw = @withdraw;
obj.balance = @() get_balance();
obj.history = @get_history;
  function deposit(x)
    bal = bal + x;
    hist{end+1} = sprintf('+%g', x);
  end
  function withdraw(x)
    if x > bal
      error('bank:funds', '%s has only %.2f', owner, bal);
    end
    bal = bal - x;
    hist{end+1} = sprintf('-%g', x);
  end
  function b = get_balance()
    b = bal;
  end
  function h = get_history()
    h = hist;
  end
end
