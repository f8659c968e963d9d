% Where parse errors of texts are shown: strings without an end, at the end of the text.
1;
function t(s)
try, eval(s); catch e, printf('%s\n', e.message); end
end
t("printf('bad\n'); y = 3;\nz = 5;")
t("printf('bad\nxx\nyyyyyy\n z = 5;")
t("a = 1;\nprintf('bad\n');")
t("a = 1;\nx = 'abc")
t("printf(\"bad\n\");")
t("x = [1, 'bad\n'];")
t("x = {'bad\n'};")
t("x = 'bad\n")
t("x = 'bad\n\n")
t("\nx = 'bad\n'")
t("x = 'a''b\n';")
t("x = 1; y = 'a\n'; z = 3 3;")
t("if 1\n y = 'a\n'; end")
t("x = 3 3\ny = 4")
t("x = )\ny = 4")
t("x = )\n")
t("x = 3 3\n")
t("x = ]\n\n")
t("x = (3 ]\ny = 4")
t("break = 1")
t("if 1\n continue\nend")
t("a = 1;\nbreak")
try
  eval("x(0) = 1;", "printf('bad\n');");
catch err
  printf('E:%s\n', err.message);
end
