/** Enough to catch a slip of the hand; whether an address is one, the shop decides (contract/contact.ts). */
export const looksLikeEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim())
