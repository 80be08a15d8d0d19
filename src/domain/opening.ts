import { plainPath } from './language.ts'

/** Where the page stands that says so: no address that anybody could ask for or give to a page. */
export const doorstep = '/-/opening-soon'

const always = [
  // Staff sign in, customers keep what is theirs.
  ...['admin', 'auth', 'login', 'logout', 'register', 'forgot-password', 'reset-password'],
  ...['verify-email', 'account'],
  // Orders that were taken already, by private links.
  ...['order', 'whatsapp-order', 'track-order', 'newsletter', 'complaint'],
  // What people agree to, and how to reach the shop.
  ...['terms', 'privacy-policy', 'privacy', 'notices', 'my-data', 'contact', 'seller'],
]

/** True for the pages that strangers reach before the shop opens; all others say that it opens soon. */
export function isShownBeforeOpening(path: string): boolean {
  const [first = ''] = plainPath(path).replace(/^\//, '').split('/')
  return always.includes(first.replace(/\.data$/, ''))
}
