/** Where an email is shown by itself: it carries its styles with it, and nothing else may come along or run. */
export const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox allow-popups"
