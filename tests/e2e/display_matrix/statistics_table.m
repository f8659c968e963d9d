data = [1 2.5 100; 3 4.25 200];
data
mean(data)
std(data)
[data; mean(data)]
round(data)
data / 100
data * 1000
data > 3
[1:3; data]
