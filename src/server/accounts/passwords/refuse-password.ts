import { ShopError } from '#domain/errors.ts'
import { policy } from '#domain/policy.ts'
import { refusal, type Told } from '#domain/refusals/list.ts'
import { commonPasswords } from './common-passwords.ts'

type Who = { username: string; email: string; isStaff: boolean }

const { adminMinLength } = policy.password

/** Words that whoever guesses at this shop would try first, with digits and signs around them (ASVS V6.2.11). */
const ownWords = new Set([
  ...['pallu', 'saree', 'sarees', 'sari', 'saris', 'silk', 'cotton', 'handloom', 'weaver'],
  ...['kanchipuram', 'kanjivaram', 'shop', 'shopping', 'workshop', 'order', 'orders'],
  ...['owner', 'manager', 'packer', 'staff', 'customer', 'demo'],
])

/** Throws the reason why this person may not take this password; `field` names it in the form. */
export function refusePassword(password: string, who: Who, field = 'password') {
  const reason = reasonAgainst(password, who)
  if (reason) throw new ShopError(reason, { at: field })
}

function reasonAgainst(password: string, { username, email, isStaff }: Who): Told | undefined {
  const plain = password.toLowerCase()
  if (isStaff && [...password].length < adminMinLength)
    return refusal('staff-password-too-short', { least: adminMinLength })
  if (commonPasswords.has(plain) || new Set(plain).size < 2) return 'password-too-common'
  if (ownWords.has(plain.replace(/[^a-z]/g, ''))) return 'password-too-plain'
  const own = [username, email, email.split('@')[0] ?? ''].map((text) => text.toLowerCase())
  return own.includes(plain) ? 'password-too-near' : undefined
}
