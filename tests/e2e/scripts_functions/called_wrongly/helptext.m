% A file of comments only, as those that describe compiled functions.
