c = Calc ();
c.evaluate ('1 + 2 * 3')
c.evaluate ('(1 + 2) * -3')
c.evaluate ('2.5 * 4 - 10 / 4')
c.evaluate ('((7))')
for t = {'1 +', '(2', '2 3', 'x'}
  try
    c.evaluate (t{1})
  catch e
    printf ('%s: %s\n', e.identifier, e.message);
  end
end
try, c.expr (1), catch e, disp (e.message), end
l = Lexer ('12 + 3');
l.token
l = l.advance ();
l.token, l.pos
try, l.pos = 1; catch e, disp (e.message), end
