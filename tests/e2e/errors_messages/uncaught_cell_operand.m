prices = {1.5, 2.5};
n = numel(prices)
total = prices * 2
