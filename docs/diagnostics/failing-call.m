% Give the function arguments that it takes; the rest of the message is its own.
x = trapz();
