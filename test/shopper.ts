import type { z } from 'zod'
import type { Role } from '#domain/permissions.ts'
import type { Query } from '#server/platform/db/database.ts'
import { hashOf, newSecret } from '#server/platform/secret.ts'
import type { TestShop } from './create-test-shop.ts'

/** What a browser would see of one call; `json` is the body as the schema reads it. */
export type Reply = {
  status: number
  headers: Headers
  text: string
  /** The body, whatever it is. */
  body: Record<string, unknown>
  as<Schema extends z.ZodType>(schema: Schema): z.infer<Schema>
}

export type Shopper = {
  get(path: string): Promise<Reply>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  del(path: string): Promise<Reply>
  cookies: Map<string, string>
  userId: number | null
}

/** Somebody with a browser of their own: cookies are kept, nothing else. The address is where they come from. */
export function newShopper({ app }: TestShop, address?: string): Shopper {
  const cookies = new Map<string, string>()
  const env = address && { incoming: { socket: { remoteAddress: address } } }
  const send = async (method: string, path: string, body?: unknown, extra = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const wish = {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(body !== undefined && !isForm(body) && { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
    }
    const response = await app.request(path, wish, env || undefined)
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return asReply(response.status, response.headers, await response.text())
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body = {}, headers) => send('POST', path, body, headers),
    put: (path, body = {}, headers) => send('PUT', path, body, headers),
    del: (path) => send('DELETE', path),
    cookies,
    userId: null,
  }
}

const isForm = (body: unknown) => body instanceof FormData
const isReady = (body: unknown) => typeof body === 'string' || body instanceof FormData

function asReply(status: number, headers: Headers, text: string): Reply {
  const isJson = headers.get('content-type')?.includes('json') === true && text !== ''
  const body = isJson ? JSON.parse(text) : {}
  return { status, headers, text, body, as: (schema) => schema.parse(body) }
}

let people = 0

/** Somebody who is signed in, as a customer or with a role of the staff. */
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
