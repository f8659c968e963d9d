% Complex numbers, literals, decimals and wrong arguments of textscan.
str = "Km:10 = hhhBjjj miles16hour\r\n";
str = [str "Km:15 = hhhJjjj miles241hour\r\n"];
str = [str "Km:2 = hhhRjjj miles3hour\r\n"];
str = [str "Km:25 = hhhZ\r\n"];
c = textscan (str, "Km:%d = hhh%1sjjj miles%dhour", "delimiter", " ")
textscan ("1i", "")
C = textscan ("3, 2-4i, NaN\n -i, 1, 23.4+2.2i\n 1+1 1+1j", "", "delimiter", ",")
C = textscan ("-i -in -inf -infinity", "%f %f%s %f %f %s")
C = textscan ("+i +in +inf +infinity", "%f %f%s %f %f %s", "ExpChars", "eE")
c = textscan (" 0 , 5+6j , -INF+INFj ,NaN,3\n", "%f", "delimiter", ",")
c = textscan ("12345.678901234 1.999 3", "%10.2f32 %*s %5.1f")
c = textscan ("1+2i 3\n4 5-2i\n", "%f %f")
c = textscan ("1+2i 3", "%d %d")
c = textscan ("2i;3;4", "%f", "delimiter", ";")
c = textscan ("1 2 3 4", "%f %f32", "CollectOutput", true);
try, textscan (single (4)), catch e, disp (e.message), end
try, textscan ({4}), catch e, disp (e.message), end
try, textscan ("1.0", "foo"), catch e, disp (e.message), end
try, textscan ("1.0", "%z"), catch e, disp (e.message), end
c = textscan ("a 1\nb 2", "%s %f")
c = textscan ("a1b a2b", "a%fb")
c = textscan ("1,2\n3", "%f %f", "delimiter", ",")
C = textscan ("3, 2, 4\n 1, 1, 2", "", "delimiter", ",");
size(C)
C = textscan ("3 2 4\n 1 1 2", "");
size(C)
C = textscan ("3, 2, 4\n 1, 1, 2", "", "delimiter", ",")
C = textscan ("3, 2-4i, NaN\n -i, 1, 23.4+2.2i", "", "delimiter", ",")
C = textscan ("3, 2-4, NaN\n -1, 1, 23.4", "", "delimiter", ",")
