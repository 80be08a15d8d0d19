/** How long a shop under test waits where a visitor would not: the machine may be slow, and others busy on it. */
export const patient = { LAG_LIMIT_MS: '0', DATABASE_PATIENCE_SECONDS: '120' }
