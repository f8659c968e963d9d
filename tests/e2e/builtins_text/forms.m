% Texts: names, parts, versions, fractions.
x=isstr("a")
x=setstr([65 66])
x=genvarname("x",{"x","x1"})
x=genvarname({"a","a","1b"})
x=genvarname("for")
x=newline
x=verLessThan("Octave","8.0.0")
x=namelengthmax
x=vectorize("x^2*y")
x=strtrunc("abcdef",3)
x=strtrunc({"abc","d"},2)
x=erase("abcabc","b")
x=erase("abcabc",{"a","bc"})
x=isstring("a")
x=rat(pi)
x=rat([0.5;pi])
[n,d]=rat(0.75)
[n,d]=rat([pi exp(1)])
x=rat(pi,1e-2)
x=rat(0)
x=rat(-1.5)
x=rat(1e10)
[n,d]=rat(Inf)
x=rat([1.5 2.25;3 -4.125])
x=rat(5)
x=rat(NaN)
x=iskeyword("for")
x=size(iskeyword())
x=symvar("x*y+z")
x=calendar(2020,2)
calendar(2020,2)
celldisp({1,"a",[1 2 3]})
c={1,{2,3}};celldisp(c)
celldisp({1,2},"nm")
celldisp({1;2},"nm")
celldisp({1 2;3 4},"nm")
try
  celldisp(3);
catch err
  disp (err.message);
end
x=list_in_columns({"abc","de","f"},20)
x=is_dq_string("a")
x=is_sq_string("a")
try
  x=unicode2native("abc");
catch err
  disp (err.message);
end
x=native2unicode(uint8([97 98]))
x=base64_encode(uint8("abc"))
x=base64_encode(1)
x=base64_decode("AAAAAAAA8D8=")
