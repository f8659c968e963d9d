disp('start')
error("two\nlines of text\n");
