const emailSources = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:"

/** Where an email is shown by itself: it carries its styles with it, and nothing else may come along or run. */
export const emailPolicy = {
  'Content-Security-Policy': `${emailSources}; frame-ancestors 'none'; sandbox allow-popups`,
}

/** The same in a frame of our own pages; of our own origin, since pictures of the shop open to nobody else. */
export const framedEmailPolicy = {
  'Content-Security-Policy': `${emailSources}; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox`,
  'X-Frame-Options': 'SAMEORIGIN',
}
