import { redirect, redirectDocument } from 'react-router'
import { currentUser } from '#contract/accounts/calls.ts'
import type { User } from '#contract/accounts/types.ts'
import { type AdminLanguage, pathIn } from '#domain/language.ts'
import { isRole, type Role } from '#domain/permissions.ts'
import { ApiError, callWith, type Fetch } from '../api.ts'

export type Worker = { username: string; role: Role; language: AdminLanguage }

/** Lets staff in; sends the others where the decisions say, before anything of the admin area is sent. */
export async function letStaffIn(send: Fetch, address: string): Promise<Worker> {
  const user = await whoAsks(send)
  if (!user) throw redirect(`/login?next=${nextOf(address)}`)
  const { username, role, isAdmin, mustChangePassword, mustSetUpSecondFactor } = user
  const language = user.adminLanguage ?? 'en'
  if (!isAdmin || role === null || !isRole(role)) throw redirect('/')
  // The server answers nothing else before.
  if (mustChangePassword) throw toPassword(language, address)
  if (mustSetUpSecondFactor) throw redirect('/account/two-step')
  return { username, role, language }
}

/** The account speaks by its address: whoever works in another language than English reads it in that one, whose pages are another router's. */
const toPassword = (language: AdminLanguage, address: string) => {
  const path = `${pathIn(language, '/account/password')}?next=${nextOf(address)}`
  return language === 'en' ? redirect(path) : redirectDocument(path)
}

async function whoAsks(send: Fetch): Promise<User | null> {
  try {
    return await callWith(send, currentUser, {})
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    if (error instanceof ApiError) throw new Response(error.reason, { status: 503 })
    throw error
  }
}

/** The path to come back to: slashes stay readable. */
export function nextOf(address: string): string {
  const { pathname, search } = new URL(address)
  const path = pathname.replace(/\.data$/, '')
  const query = new URLSearchParams(search)
  query.delete('_routes')
  const rest = query.toString()
  return encodeURIComponent(rest ? `${path}?${rest}` : path).replaceAll('%2F', '/')
}
