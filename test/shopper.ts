import type { Role } from '#domain/permissions.ts'
import type { Query } from '#server/platform/db/database.ts'
import { hashOf, newSecret } from '#server/platform/secret.ts'
import { type Browser, openBrowser } from './browser.ts'
import type { TestShop } from './create-test-shop.ts'

export type { Reply } from './browser.ts'

export type Shopper = Browser & { userId: number | null }

/** Somebody with a browser of their own whose calls come from our pages; the address is where they come from. */
export function newShopper({ app }: TestShop, address?: string): Shopper {
  const fromOurPages = { 'sec-fetch-site': 'same-origin' }
  return { ...openBrowser(app, address ?? null, fromOurPages), userId: null }
}

let people = 0

/** Somebody new who is signed in, as a customer or with a role of the staff; no password is asked (people.ts asks one). */
export async function signedIn(
  testShop: TestShop,
  role: Role | null = null,
  address?: string,
): Promise<Shopper> {
  const { shop } = testShop
  const now = shop.now()
  const secret = newSecret()
  const userId = await shop.db.write(async (tx) => {
    const id = await insertPerson(tx, role, now)
    await insertSession(tx, { userId: id, secret, now })
    return id
  })
  const shopper = newShopper(testShop, address)
  shopper.cookies.set('sid', secret)
  return { ...shopper, userId }
}

/** The same person in another browser. */
export async function signedInAgain(testShop: TestShop, { userId }: Shopper): Promise<Shopper> {
  if (userId === null) throw new Error('Nobody is signed in there.')
  const { shop } = testShop
  const secret = newSecret()
  await shop.db.write((tx) => insertSession(tx, { userId, secret, now: shop.now() }))
  const shopper = newShopper(testShop)
  shopper.cookies.set('sid', secret)
  return { ...shopper, userId }
}

async function insertPerson(tx: Query, role: Role | null, now: number): Promise<number> {
  people += 1
  const name = `person-${people}`
  const email = `${name}@example.in`
  const user = await tx
    .insertInto('users')
    .values({
      username: name,
      username_key: name,
      email,
      email_key: email,
      password_hash: 'x',
      role,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return user.id
}

type Session = { userId: number; secret: string; now: number }

const insertSession = (tx: Query, { userId, secret, now }: Session) =>
  tx
    .insertInto('sessions')
    .values({
      token_hash: hashOf(secret),
      user_id: userId,
      is_remembered: 1,
      device: 'test',
      created_at: now,
      last_seen_at: now,
      expires_at: now + 30 * 86_400_000,
    })
    .execute()
