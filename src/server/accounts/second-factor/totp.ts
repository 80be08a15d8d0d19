import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes as an authenticator app wants them typed (RFC 4648 base32, no padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)))
}

export const stepAt = (now: number) => Math.floor(now / stepMs)

/** The six digits of one time step (RFC 6238: SHA-1, 30 seconds). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The step whose code this is, one step of a wrong clock allowed either way; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const today = stepAt(now)
  return [today, today - 1, today + 1].find((step) =>
    timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)),
  )
}

/** The text of the QR code that puts a secret into an authenticator app. */
export function otpAddress(issuer: string, username: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`
  const query = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
  return `otpauth://totp/${label}?${query}`
}
