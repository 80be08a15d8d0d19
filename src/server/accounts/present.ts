import type { User } from '#contract/accounts/types.ts'
import { adminLanguageOf } from '#domain/language.ts'
import type { UserRow } from './queries.ts'

/** A person as the calls answer them: what is not named here never leaves the server. */
export function presentUser(user: UserRow): User {
  const adminLanguage = adminLanguageOf(user.admin_language)
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    isAdmin: user.role !== null,
    role: user.role,
    mustChangePassword: user.must_change_password === 1,
    ...(user.role !== null && adminLanguage !== 'en' && { adminLanguage }),
  }
}
