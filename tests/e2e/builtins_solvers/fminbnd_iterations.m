f = @(x) (x-2000.123456).^2*1e7 + 1234.5;
x = fminbnd(f, -3000, 5e3, optimset('Display','iter','MaxIter',6));
x = fminbnd(@(x) -1./(x.^2+1), -3e7, 5e7, optimset('Display','iter','MaxIter',6));
x = fminbnd(@(x) 1e-9*x.^2, -3e-7, 5e-7, optimset('Display','iter','MaxIter',6,'TolX',1e-12));
x = fminbnd(@(x) round(x).^2, -3, 5, optimset('Display','iter','MaxIter',4,'TolX',1e-12));
x = fzero(@(x) x-3, 0)
x = fzero(@cos, 0)
