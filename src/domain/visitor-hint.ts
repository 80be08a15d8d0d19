/** What the first paint of a page says of its visitor; never more than this, because scripts and people can read it. */
export type VisitorHint = { isSignedIn: boolean; bag: number; hearts: number }

/** The cookie that carries it: one that no sibling of the host can set, wherever the shop is served over https. */
export const hintName = (isHttps: boolean) => (isHttps ? '__Host-hint' : 'hint')

const ofHost = /(?:^|;\s*)__Host-hint=([01])\.(\d{1,4})\.(\d{1,4})(?:;|$)/
const plain = /(?:^|;\s*)hint=([01])\.(\d{1,4})\.(\d{1,4})(?:;|$)/

export const nobody: VisitorHint = { isSignedIn: false, bag: 0, hearts: 0 }

/** `1.2.3`: signed in, two in the bag, three on the wishlist. */
export const hintText = ({ isSignedIn, bag, hearts }: VisitorHint) =>
  `${isSignedIn ? 1 : 0}.${bag}.${hearts}`

/** What a Cookie header or `document.cookie` tells; undefined where nobody has looked yet. */
export function hintIn(cookies: string | null | undefined): VisitorHint | undefined {
  const found = ofHost.exec(cookies ?? '') ?? plain.exec(cookies ?? '')
  return found
    ? { isSignedIn: found[1] === '1', bag: Number(found[2]), hearts: Number(found[3]) }
    : undefined
}

/** True of a Set-Cookie line that carries the hint alone. */
export const isHint = (line: string) => /^(?:__Host-)?hint=/.test(line)

/** True where the shop has something to tell this visitor about themselves, or nobody knows whether it has. */
export const isSomebody = (hint: VisitorHint | undefined) =>
  hint === undefined || hint.isSignedIn || hint.bag > 0 || hint.hearts > 0
