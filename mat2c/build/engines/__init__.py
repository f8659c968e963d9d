"""Libraries that programs are linked with beside the runtime, found where they are installed."""
