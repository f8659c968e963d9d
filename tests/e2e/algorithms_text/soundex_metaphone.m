1;
function c = soundex(s)
  s = upper(s(isletter(s))); map = '01230120022455012623010202';
  d = map(s - 'A' + 1); keep = [true, d(2:end) ~= d(1:end-1)]; d = d(keep); d(1) = s(1); d = d(d ~= '0' | [true false(1, numel(d) - 1)]);
  c = [d '000'](1:4);
end
for w = {'Robert', 'Rupert', 'Ashcraft', 'Tymczak', 'Lee'}, printf('%s %s\n', w{1}, soundex(w{1})); end
luhn = @(s) mod(sum(arrayfun(@(k) sum(num2str((s(end-k+1) - '0') * (1 + mod(k-1, 2))) - '0'), 1:length(s))), 10) == 0; luhn('79927398713'), luhn('79927398710')
isbn = '0306406152'; mod(sum((10:-1:1) .* (isbn - '0')), 11) == 0, ean = '4006381333931' - '0'; mod(sum(ean .* [repmat([1 3], 1, 6) 1]), 10)
