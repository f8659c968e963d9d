% The functions that a file has behind its first one.
c = other ();
class (c), size (c)
c{2} (3)
