n={'F_DUPFD','F_GETFD','F_GETFL','F_SETFD','F_SETFL','O_APPEND','O_ASYNC','O_CREAT','O_EXCL','O_NONBLOCK','O_RDONLY','O_RDWR','O_SYNC','O_TRUNC','O_WRONLY','WNOHANG','WUNTRACED','WCONTINUE'};
for k=1:numel(n), printf("%s %d\n",n{k},feval(n{k})); end
try, F_DUPFD(1), catch e, disp(strtok(e.message,"\n")), end
disp(WIFEXITED(0)), disp(WEXITSTATUS(256)), disp(WIFSIGNALED(9)), disp(WTERMSIG(9)), disp(WIFSTOPPED(127)), disp(WSTOPSIG(19*256+127)), disp(WCOREDUMP(128+11)), disp(WIFCONTINUED(65535)), disp(class(WIFEXITED(0)))
try, WIFEXITED(), catch e, disp(strtok(e.message,"\n")), end
try, WIFEXITED('a'), catch e, disp(strtok(e.message,"\n")), end
try, WIFEXITED({}), catch e, disp(strtok(e.message,"\n")), end
try, WEXITSTATUS({}), catch e, disp(strtok(e.message,"\n")), end
