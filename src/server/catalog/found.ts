import type { Bits } from './listing/bits.ts'

/** What the words of a search found, and how well each row fits; null when nothing was searched for. */
export type Found = { rows: Bits; scores: Uint8Array } | null
