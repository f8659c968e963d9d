% strcmp and its kin with rows of text, cells, and fewer characters than are compared
disp ([strncmp("abc","abcd",10) strncmp("abc","abc",4) strncmp("abc","abd",4) strncmp("abc","abcd",3)])
disp ([strncmp("","",3) strncmp("","a",3) strncmp("abc","ab",3) strncmpi("abc","aBc",10)])
z = char ("ab", "cd");
none = char (zeros (2, 0));
disp (strcmp ({"ab"}, z)), disp (strcmp ({"ab","cd"}, z)), disp (strcmp ({"ab","cd","x"}, z))
disp (strcmp ({"ab";"cd"}, z)), disp (size (strcmp ({}, z))), disp (size (strcmp ({}, "ab")))
disp (strcmp ({none}, "")), disp (strcmp (none, "")), disp (strcmp ({""}, none)), disp (strcmp ({z}, "ab"))
disp (strncmp ({"abc";"abd"}, z, 2)), disp (strncmp (z, z, 9)), disp (strcmpi ({"AB"}, z))
disp (strrep (char ("Hello World", "Goodbye World"), "World", "Jane"))
disp (regexp ('foo!+bar', '.\>')), disp (regexp ('foo!+bar', '\<\w'))
t = regexp ('k1=v1;k2', '(?<k>\w+)=(?<v>\w+)|(?<k>\w+)', 'names');
disp (t(1)), disp (t(2))
disp (sscanf ('37777777777', '%o')), disp (sscanf ('ffffffff', '%x')), disp (sscanf ('-1', '%u'))
disp (sscanf ('3000000000', '%d'))
w = warning ("QUERY", "Octave:some-id"); disp (w.state)
f = str2func ("<"); disp (func2str (f)), disp (f (1, 2))
