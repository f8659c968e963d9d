# What the Makefiles of the examples share. The mat2c of this tree comes first where it is set up
# (`make demo`), else the one that is installed. MAT2C is for what make runs itself, by $(shell …),
# which doesn't see the PATH from here before make 4.4.
TREE := $(abspath ../../.venv/bin)
export PATH := $(TREE):$(PATH)
MAT2C := $(firstword $(wildcard $(TREE)/mat2c) mat2c)

.PHONY: run clean

run:

clean:
	rm -rf build
