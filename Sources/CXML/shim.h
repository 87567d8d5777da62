#pragma once

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>

/// What an xmlStructuredErrorFunc takes became const in libxml2 2.12.
static inline void xml_set_error_handler(
    xmlSAXHandler *handler, void (*function)(void *, const xmlError *)) {
  handler->serror = (xmlStructuredErrorFunc)function;
}

/// Takes what libxml2 has to say outside of any parser, as of an encoding that it can't follow.
static inline void xml_ignore(void *context, const char *message, ...) {}

/// Reads what the parser was made for, and says whether it is well-formed.
///
/// Nothing is written to standard error, where libxml2 would quote what it was sent; it keeps for each
/// thread whom it tells instead.
///
/// The members of its context are deprecated in libxml2 2.14, and 2.9 lacks the functions for them.
static inline int xml_parse(
    xmlParserCtxtPtr parser, const xmlSAXHandler *handler, void *user, int options) {
  // Options change the handler, so they come first.
  xmlCtxtUseOptions(parser, options);
  *parser->sax = *handler;
  parser->userData = user;
  xmlSetGenericErrorFunc(NULL, xml_ignore);
  xmlParseDocument(parser);
  xmlFreeDoc(parser->myDoc);
  parser->myDoc = NULL;
  return parser->wellFormed && parser->nsWellFormed;
}
