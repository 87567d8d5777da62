#pragma once

#include <microhttpd.h>
#include <sys/socket.h>

// Swift calls no variadic function, so those of libmicrohttpd that are have one of fixed form here.

/// MHD_start_daemon, on a socket that listens already and then belongs to the daemon.
static inline struct MHD_Daemon *http_start_daemon(
    int listening_socket, unsigned int threads, unsigned int connections,
    unsigned int connections_per_address, unsigned int idle_seconds, size_t memory,
    MHD_AcceptPolicyCallback accept_policy, MHD_AccessHandlerCallback access_handler,
    void *(*target_received)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback request_completed,
    MHD_NotifyConnectionCallback connection_changed,
    size_t (*unescape)(void *, struct MHD_Connection *, char *), void *context) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, accept_policy, context,
      access_handler, context,
      MHD_OPTION_LISTEN_SOCKET, listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, connections_per_address,
      MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_URI_LOG_CALLBACK, target_received, context,
      MHD_OPTION_NOTIFY_COMPLETED, request_completed, context,
      MHD_OPTION_NOTIFY_CONNECTION, connection_changed, context,
      MHD_OPTION_UNESCAPE_CALLBACK, unescape, context,
      MHD_OPTION_END);
}

static inline const struct sockaddr *http_client_address(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? NULL : info->client_addr;
}

static inline int http_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/// What the connection's start left in its socket context.
static inline void *http_socket_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/// The status of the response that is queued, also of one of the library's own; 0 when none is.
static inline unsigned int http_queued_status(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_HTTP_STATUS);
  return info == NULL ? 0 : info->http_status;
}

/// Ends a response of unknown size by closing the connection rather than by a last chunk.
static inline void http_end_by_closing(struct MHD_Response *response) {
  MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
}
