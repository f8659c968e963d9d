% Times taken apart and written.
x=strftime("%Y-%m-%d %H:%M:%S",gmtime(0))
x=asctime(gmtime(0))
x=mktime(gmtime(86400))
x=gmtime(0).year
x=strptime("2020-03-04","%Y-%m-%d").mon
x=etime([2020 1 1 0 0 0],[2020 1 2 1 1 1.5])
