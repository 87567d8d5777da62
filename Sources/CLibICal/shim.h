#include <libical/ical.h>
#include <stdlib.h>
