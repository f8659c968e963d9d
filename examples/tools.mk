# What the Makefiles of the examples share. The mat2c of this tree comes first where it is set up
# (`make demo`), else the one that is installed.
export PATH := $(abspath ../../.venv/bin):$(PATH)

.PHONY: run clean

run:

clean:
	rm -rf build
