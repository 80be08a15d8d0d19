import { policy } from '#domain/policy.ts'

const allowed = /[^\p{L}\p{M}\p{N}._-]/gu

/** A username for somebody who has not thought of one: what stands before the @, with digits behind it where that is taken or too short. */
export function nameOfEmail(email: string, digits = ''): string {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@'))).normalize('NFKC')
  const name = local.replace(allowed, '').slice(0, policy.username.maxLength - 8) || 'guest'
  return digits === '' ? name : `${name}-${digits}`
}
