const megabyte = 1024 * 1024

/** What an upload may hold (S23). */
export const uploadLimits = {
  maxFileBytes: 10 * megabyte,
  maxFiles: 12,
  /** Everything of one form together. */
  maxFormBytes: 125 * megabyte,
  maxPixels: 40_000_000,
  /** Pixels of the longest side that is kept. */
  maxSide: 2400,
  decodeSeconds: 10,
} as const
