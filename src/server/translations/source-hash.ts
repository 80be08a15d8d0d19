import { createHash } from 'node:crypto'

/** Names an English text: words that were made from it are stale once it reads otherwise. */
export const sourceHash = (english: string): string =>
  createHash('sha256').update(english.trim()).digest('base64url').slice(0, 16)
