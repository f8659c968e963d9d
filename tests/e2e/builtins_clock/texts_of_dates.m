% Texts of dates that are recognised without a format.
try, printf('%g ', datevec('may 31 2004 10:20:30')(2:6)); disp('may 31 2004 10:20:30'), catch e, disp('may 31 2004 10:20:30 none'), end
try, printf('%g ', datevec('may 31 2004 10:20')(2:6)); disp('may 31 2004 10:20'), catch e, disp('may 31 2004 10:20 none'), end
try, printf('%g ', datevec('31 may 2004 10:20:30')(2:6)); disp('31 may 2004 10:20:30'), catch e, disp('31 may 2004 10:20:30 none'), end
try, printf('%g ', datevec('MAY-31-2004 10:20')(2:6)); disp('MAY-31-2004 10:20'), catch e, disp('MAY-31-2004 10:20 none'), end
try, printf('%g ', datevec('may-31-2004 10:20:30')(2:6)); disp('may-31-2004 10:20:30'), catch e, disp('may-31-2004 10:20:30 none'), end
try, printf('%g ', datevec('10:20:30')(2:6)); disp('10:20:30'), catch e, disp('10:20:30 none'), end
try, printf('%g ', datevec('10:20 AM')(2:6)); disp('10:20 AM'), catch e, disp('10:20 AM none'), end
try, printf('%g ', datevec('10:20:30 pm')(2:6)); disp('10:20:30 pm'), catch e, disp('10:20:30 pm none'), end
try, printf('%g ', datevec('2004/05/31 10:20')(2:6)); disp('2004/05/31 10:20'), catch e, disp('2004/05/31 10:20 none'), end
try, printf('%g ', datevec('05/31/2004 10:20:30')(2:6)); disp('05/31/2004 10:20:30'), catch e, disp('05/31/2004 10:20:30 none'), end
try, printf('%g ', datevec('05/31/04')(2:6)); disp('05/31/04'), catch e, disp('05/31/04 none'), end
try, printf('%g ', datevec('2004-05-31T10:20:30')(2:6)); disp('2004-05-31T10:20:30'), catch e, disp('2004-05-31T10:20:30 none'), end
try, printf('%g ', datevec('05/31')(2:6)); disp('05/31'), catch e, disp('05/31 none'), end
try, printf('%g ', datevec('Oct2004')(2:6)); disp('Oct2004'), catch e, disp('Oct2004 none'), end
try, printf('%g ', datevec('oct04')(2:6)); disp('oct04'), catch e, disp('oct04 none'), end
try, printf('%g ', datevec('20040531T102030')(2:6)); disp('20040531T102030'), catch e, disp('20040531T102030 none'), end
try, printf('%g ', datevec('31/05/2004')(2:6)); disp('31/05/2004'), catch e, disp('31/05/2004 none'), end
try, printf('%g ', datevec('20040531')(2:6)); disp('20040531'), catch e, disp('20040531 none'), end
try, printf('%g ', datevec('31.05.2004')(2:6)); disp('31.05.2004'), catch e, disp('31.05.2004 none'), end
try, printf('%g ', datevec('13/05/2004')(2:6)); disp('13/05/2004'), catch e, disp('13/05/2004 none'), end
try, printf('%g ', datevec('2004-05')(2:6)); disp('2004-05'), catch e, disp('2004-05 none'), end
try, printf('%g ', datevec('may 31')(2:6)); disp('may 31'), catch e, disp('may 31 none'), end
try, printf('%g ', datevec('Mon may 31 2004')(2:6)); disp('Mon may 31 2004'), catch e, disp('Mon may 31 2004 none'), end
try, printf('%g ', datevec('may.31,2004')(2:6)); disp('may.31,2004'), catch e, disp('may.31,2004 none'), end
try, printf('%g ', datevec('may.31,2004 10:20:30')(2:6)); disp('may.31,2004 10:20:30'), catch e, disp('may.31,2004 10:20:30 none'), end
try, printf('%g ', datevec('5/1/2004')(2:6)); disp('5/1/2004'), catch e, disp('5/1/2004 none'), end
try, printf('%g ', datevec('1-jan-2001')(2:6)); disp('1-jan-2001'), catch e, disp('1-jan-2001 none'), end
try, printf('%g ', datevec('2001-1-5')(2:6)); disp('2001-1-5'), catch e, disp('2001-1-5 none'), end
try, printf('%g ', datevec('2001-01-05 1:2:3')(2:6)); disp('2001-01-05 1:2:3'), catch e, disp('2001-01-05 1:2:3 none'), end
try, printf('%g ', datevec(' 2001-01-05')(2:6)); disp(' 2001-01-05'), catch e, disp(' 2001-01-05 none'), end
try, printf('%g ', datevec('2001-01-05 ')(2:6)); disp('2001-01-05 '), catch e, disp('2001-01-05  none'), end
try, printf('%g ', datevec('2001-01-05 10')(2:6)); disp('2001-01-05 10'), catch e, disp('2001-01-05 10 none'), end
try, printf('%g ', datevec('31 december 1999')(2:6)); disp('31 december 1999'), catch e, disp('31 december 1999 none'), end
try, v = datevec('05/31/04'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('05/31/04'), catch e, disp('05/31/04 none'), end
try, v = datevec('05/31/2004'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('05/31/2004'), catch e, disp('05/31/2004 none'), end
try, v = datevec('5/6/04'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('5/6/04'), catch e, disp('5/6/04 none'), end
try, v = datevec('2004/5/6'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('2004/5/6'), catch e, disp('2004/5/6 none'), end
try, v = datevec('04/05/06'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('04/05/06'), catch e, disp('04/05/06 none'), end
try, v = datevec('10:20'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('10:20'), catch e, disp('10:20 none'), end
try, v = datevec('24:00:00'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('24:00:00'), catch e, disp('24:00:00 none'), end
try, v = datevec('12:60'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('12:60'), catch e, disp('12:60 none'), end
try, v = datevec('0/5/2004'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('0/5/2004'), catch e, disp('0/5/2004 none'), end
try, v = datevec('32-jan-2000'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('32-jan-2000'), catch e, disp('32-jan-2000 none'), end
try, v = datevec('29-feb-2001'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('29-feb-2001'), catch e, disp('29-feb-2001 none'), end
try, v = datevec('12:30 AM'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('12:30 AM'), catch e, disp('12:30 AM none'), end
try, v = datevec('12:30 PM'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('12:30 PM'), catch e, disp('12:30 PM none'), end
try, v = datevec('13:30 PM'); printf('%g ', v(2:6)); if v(1) != clock()(1), printf('%d ', v(1)); end, disp('13:30 PM'), catch e, disp('13:30 PM none'), end
