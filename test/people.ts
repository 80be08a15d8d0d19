import type { Role } from '#domain/permissions.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { insertUser } from '#server/accounts/queries.ts'
import type { App } from '#server/app/app.ts'
import type { Shop } from '#server/platform/shop.ts'
import { type Browser, openBrowser } from './browser.ts'

/** The password of everyone in tests: long enough for staff. */
export const password = 'temple-jasmine-92'

let hash: Promise<string> | undefined
let people = 0

export type Somebody = { id: number; username: string; email: string }

/** Puts somebody into the database, with a name of their own unless one is given. */
export async function makePerson(
  shop: Shop,
  options: { username?: string; role?: Role | null } = {},
): Promise<Somebody> {
  hash ??= hashPassword(password)
  people += 1
  const username = options.username ?? `person${people}`
  const email = `${username.toLowerCase()}@example.in`
  const person = { username, email, role: options.role ?? null, passwordHash: await hash }
  const id = await shop.db.write((tx) => insertUser(tx, person, shop.now()))
  if (id === undefined) throw new Error(`There is a ${username} already.`)
  return { id, username, email }
}

/** A browser in which this person has signed in, from a network of their own. */
export async function signInWithPassword(
  app: App,
  person: Somebody,
  more: { rememberMe?: boolean; address?: string; userAgent?: string } = {},
): Promise<Browser> {
  people += 1
  const browser = openBrowser(app, more.address ?? `198.${51 + (people >> 8)}.${people & 255}.51`)
  const headers = more.userAgent ? { 'user-agent': more.userAgent } : {}
  const form = { username: person.username, password, rememberMe: more.rememberMe ?? false }
  const reply = await browser.post('/api/users/login', form, headers)
  if (reply.status !== 200) throw new Error(`${person.username} cannot sign in: ${reply.text}`)
  return browser
}
