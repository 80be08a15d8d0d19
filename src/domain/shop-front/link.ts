const closed = /^\/(?:admin|api|auth)(?:[/?#]|$)/

/**
 * Whether an address may be led to from the shop: a path of the shop itself that is open to everybody, or one of https. What begins
 * with two slashes or a backslash leaves the shop without saying so.
 */
export function isOpenAddress(address: string): boolean {
  if (/[\s\\]/.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//') && !closed.test(address)
  return /^https:\/\/[^/?#@]+(?:[/?#]|$)/.test(address)
}

/** True of an address outside the shop. */
export const isOutside = (address: string) => !address.startsWith('/')
