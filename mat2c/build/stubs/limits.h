#include "m2c_stub.h"
