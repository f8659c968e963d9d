classdef BankAccount < handle
    properties (SetAccess = private)
        Balance = 0
        AccountStatus = 'open'
    end
    properties (Access = private)
        Secret = 42
    end
    properties (Constant)
        Bank = "MyBank"
        Rate = 0.05
    end
    properties (Dependent)
        Interest
    end
    events
        InsufficientFunds
    end
    methods
        function BA = BankAccount(b)
            arguments
                b (1,1) double = 0
            end
            BA.Balance = b;
        end
        function deposit(BA,amt)
            BA.Balance = BA.Balance + amt;
            if BA.Balance > 0, BA.AccountStatus = 'open'; end
        end
        function withdraw(BA,amt)
            if strcmp(BA.AccountStatus,'closed') && BA.Balance <= 0
                disp('closed')
                return
            end
            newbal = BA.Balance - amt;
            BA.Balance = newbal;
            if newbal < 0
                notify(BA,'InsufficientFunds')
            end
        end
        function i = get.Interest(BA), i = BA.Balance*BA.Rate; end
        function set.Balance(BA,v)
            if v < -1000, error('Bank:limit','limit'); end
            BA.Balance = v;
        end
    end
    methods (Static)
        function n = count(), n = 7; end
    end
end
