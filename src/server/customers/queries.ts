import type { Role } from '#domain/permissions.ts'
import type { Database, Query } from '../db/database.ts'
import { fold } from './fold.ts'

/** One person as the database keeps them. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof userById>>>

const users = (query: Query) => query.selectFrom('users').where('erased_at', 'is', null)

export function userById(query: Query, id: number) {
  return users(query).selectAll().where('id', '=', id).executeTakeFirst()
}

/** Who signs in by this username or this email; a username wins, and only the first admin's may look like an email. */
export function userByLogin(query: Query, login: string) {
  const key = fold(login)
  return users(query)
    .selectAll()
    .where((eb) => eb.or([eb('username_key', '=', key), eb('email_key', '=', key)]))
    .orderBy((eb) => eb.case().when('username_key', '=', key).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
}

/** Whose address this is. */
export function userByEmail(query: Query, email: string) {
  return users(query).selectAll().where('email_key', '=', fold(email)).executeTakeFirst()
}

export type NewUser = {
  username: string
  email: string
  passwordHash: string
  role?: Role | null
  mustChangePassword?: boolean
  isEmailConfirmed?: boolean
  hasAcceptedTerms?: boolean
}

/** The id of the new person, or undefined when the username or the email is taken. */
export async function insertUser(
  tx: Query,
  user: NewUser,
  now: number,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      username: user.username,
      username_key: fold(user.username),
      email: user.email,
      email_key: fold(user.email),
      password_hash: user.passwordHash,
      role: user.role ?? null,
      must_change_password: user.mustChangePassword ? 1 : 0,
      email_confirmed_at: user.isEmailConfirmed ? now : null,
      terms_accepted_at: user.hasAcceptedTerms ? now : null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Which of the two somebody else already has. */
export async function takenAmong(query: Query, names: { username: string; email: string }) {
  const username_key = fold(names.username)
  const email_key = fold(names.email)
  const rows = await query
    .selectFrom('users')
    .select(['username_key', 'email_key'])
    .where((eb) => eb.or([eb('username_key', '=', username_key), eb('email_key', '=', email_key)]))
    .execute()
  return {
    username: rows.some((row) => row.username_key === username_key),
    email: rows.some((row) => row.email_key === email_key),
  }
}

type Changes = Partial<{
  password_hash: string
  must_change_password: number
  email_confirmed_at: number
  role: Role | null
}>

export async function updateUser(tx: Query, id: number, changes: Changes, now: number) {
  await tx
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Gives a person a proven address; false when somebody else has it by now. */
export async function moveEmail(
  tx: Query,
  id: number,
  email: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ email, email_key: fold(email), email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users as other')
            .select('other.id')
            .where('other.email_key', '=', fold(email))
            .where('other.id', '<>', id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Everyone who works in the shop, the longest-serving first, and when their last living session was used. */
export function allStaff(query: Query, now: number) {
  return users(query)
    .leftJoin('second_factors as f', 'f.user_id', 'users.id')
    .select(['id', 'username', 'email', 'must_change_password', 'f.confirmed_at'])
    .select((eb) => [
      eb.ref('role').$notNull().as('role'),
      eb
        .selectFrom('sessions as s')
        .select((sub) => sub.fn.max('s.last_seen_at').as('at'))
        .whereRef('s.user_id', '=', 'users.id')
        .where('s.expires_at', '>', now)
        .as('last_seen_at'),
    ])
    .where('role', 'is not', null)
    .orderBy('id')
    .execute()
}

/** The ids of the owners, who stay owners until this transaction ends. */
export async function lockOwners(tx: Query): Promise<number[]> {
  const rows = await tx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('role', '=', 'owner')
    .where('erased_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export function firstOwner(db: Database) {
  return users(db.read)
    .select(['id', 'username'])
    .where('role', '=', 'owner')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Takes out of the row everything that names a person; the row stays for orders to point at. */
export async function eraseUser(tx: Query, id: number, now: number) {
  await tx
    .updateTable('users')
    .set({
      username: `deleted-${id}`,
      username_key: `deleted-${id}@`,
      email: `deleted-${id}@invalid`,
      email_key: `deleted-${id}@invalid`,
      password_hash: '',
      role: null,
      email_confirmed_at: null,
      terms_accepted_at: null,
      updated_at: now,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export function ownReviews(query: Query, userId: number) {
  return query
    .selectFrom('reviews')
    .select([
      'id',
      'product_id',
      'author',
      'rating',
      'title',
      'comment',
      'photos',
      'status',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** What somebody said of a piece stays; who said it, and their photos, do not. */
export async function eraseReviewer(tx: Query, userId: number) {
  await tx
    .updateTable('reviews')
    .set({ author: 'A customer', user_id: null, photos: '[]' })
    .where('user_id', '=', userId)
    .execute()
}
