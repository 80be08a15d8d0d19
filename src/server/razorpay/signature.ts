import { createHmac, timingSafeEqual } from 'node:crypto'

/** True when the raw body was signed with this secret; compared in constant time. */
export function isSigned(body: string, signature: string, secret: string): boolean {
  const right = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}
