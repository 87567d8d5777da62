#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>

/* What an xmlStructuredErrorFunc takes became const in libxml2 2.12. */
static inline void hibi_xml_set_error_handler(
    xmlSAXHandler *handler, void (*function)(void *, const xmlError *)) {
  handler->serror = (xmlStructuredErrorFunc)function;
}
