import { invalid, type ShopError } from '#domain/errors.ts'
import { policy } from '#domain/policy.ts'
import { commonPasswords } from './common-passwords.ts'

type Who = { username: string; email: string; isStaff: boolean }

const { adminMinLength } = policy.password
const tooCommon = 'This password is among the most common ones. Please choose another'
const tooNear = 'Please choose a password that is not your name or your email'
const tooPlain = 'Please choose a password that is more than a word of this shop'
const tooShort = `Staff passwords need at least ${adminMinLength} characters`

/** Words that whoever guesses at this shop would try first, with digits and signs around them (ASVS V6.2.11). */
const ownWords = new Set([
  ...['pallu', 'saree', 'sarees', 'sari', 'saris', 'silk', 'cotton', 'handloom', 'weaver'],
  ...['kanchipuram', 'kanjivaram', 'shop', 'shopping', 'workshop', 'order', 'orders'],
  ...['owner', 'manager', 'packer', 'staff', 'customer', 'demo'],
])

/** Throws the reason why this person may not take this password; `field` names it in the form. */
export function refusePassword(password: string, who: Who, field = 'password') {
  const reason = reasonAgainst(password, who)
  if (reason) throw refusal(reason, field)
}

function reasonAgainst(password: string, { username, email, isStaff }: Who): string | undefined {
  const plain = password.toLowerCase()
  if (isStaff && [...password].length < adminMinLength) return tooShort
  if (commonPasswords.has(plain) || new Set(plain).size < 2) return tooCommon
  if (ownWords.has(plain.replace(/[^a-z]/g, ''))) return tooPlain
  const own = [username, email, email.split('@')[0] ?? ''].map((text) => text.toLowerCase())
  return own.includes(plain) ? tooNear : undefined
}

const refusal = (reason: string, field: string): ShopError => invalid(reason, { [field]: reason })
