const closed = /^\/(?:admin|api|auth)(?:[/?#]|$)/i

/**
 * Whether an address may be led to from the shop: a path of the shop itself that is open to everybody, or one of https. What begins
 * with two slashes or a backslash leaves the shop without saying so.
 */
export function isOpenAddress(address: string): boolean {
  if (/[\s\\]/.test(address)) return false
  if (address.startsWith('/')) return isOpenPath(address)
  return /^https:\/\/[^/?#@]+(?:[/?#]|$)/.test(address)
}

/** Whether a path is open however it is spelled: capitals, signs as numbers, dots and slashes that a browser takes out. */
function isOpenPath(address: string): boolean {
  const path = asFollowed(address)
  return path !== null && !/^\/\/|\\/.test(path) && !closed.test(path)
}

/** The path as a browser goes there, its signs read; null of one that leaves the shop or cannot be read. */
function asFollowed(address: string): string | null {
  const home = 'https://shop.invalid'
  try {
    const { origin, pathname } = new URL(address, home)
    return origin === home ? decodeURIComponent(pathname) : null
  } catch {
    return null
  }
}

/** True of an address outside the shop. */
export const isOutside = (address: string) => !address.startsWith('/')
