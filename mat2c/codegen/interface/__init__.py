"""The interface of a library: parameters and C structs in the user's names."""
