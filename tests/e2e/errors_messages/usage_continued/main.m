% Forms of a call that go on in the next line.
try, joined(), catch e, disp(e.message), end
try, forms(), catch e, disp(e.message), end
try, wrapped(), catch e, disp(e.message), end
