import { expect, it } from 'vitest'
import { presentUser } from './present.ts'
import type { UserRow } from './queries.ts'

const user: UserRow = {
  ...{ id: 4, username: 'meena', username_key: 'meena', email: 'Meena@example.in' },
  ...{ email_key: 'meena@example.in', username_skeleton: 'meena', email_skeleton: 'meena' },
  ...{ password_hash: 'secret', role: null, email_confirmed_at: 1, must_change_password: 0 },
  password_given: 0,
  ...{ admin_language: 'ta', terms_accepted_at: 1, created_at: 1, updated_at: 1, erased_at: null },
  passkey_handle: null,
}
const told = { id: 4, username: 'meena', email: 'Meena@example.in', mustChangePassword: false }

it('a customer is told of herself what she knows, and nothing of the admin area', () => {
  expect(presentUser(user)).toStrictEqual({ ...told, isAdmin: false, role: null })
})

it('a member of staff has a role, and the language of the admin area where that is not English', () => {
  const staff = { ...told, isAdmin: true, role: 'owner' }
  const owner: UserRow = { ...user, role: 'owner' }
  expect(presentUser(owner)).toStrictEqual({ ...staff, adminLanguage: 'ta' })
  expect(presentUser({ ...owner, admin_language: 'en' })).toStrictEqual(staff)
})

it('whoever must choose another password is told so', () => {
  expect(presentUser({ ...user, must_change_password: 1 }).mustChangePassword).toBe(true)
})
