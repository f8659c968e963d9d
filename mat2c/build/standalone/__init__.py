"""Programs and libraries as one C file that needs libc and libm only."""
