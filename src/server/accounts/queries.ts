import { fold } from '#domain/fold.ts'
import type { AdminLanguage } from '#domain/language.ts'
import { emailSkeleton, nameSkeleton } from '#domain/names/name-skeleton.ts'
import type { Role } from '#domain/permissions.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { noSkeleton } from './settle-skeletons.ts'

/** One person as the database keeps them. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof userById>>>

const users = (query: Query) => query.selectFrom('users').where('erased_at', 'is', null)

export function userById(query: Query, id: number) {
  return users(query).selectAll().where('id', '=', id).executeTakeFirst()
}

/** The account as it is, which nobody else changes until this transaction ends. */
export function lockedUser(tx: Query, id: number): Promise<UserRow | undefined> {
  return tx
    .updateTable('users')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
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

const nameColumns = (username: string) => ({
  username,
  username_key: fold(username),
  username_skeleton: nameSkeleton(username),
})

const emailColumns = (email: string) => ({
  email,
  email_key: fold(email),
  email_skeleton: emailSkeleton(email),
})

/** The id of the new person, or undefined when the username or the email is taken, or looks like one that is. */
export async function insertUser(
  tx: Query,
  user: NewUser,
  now: number,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      ...nameColumns(user.username),
      ...emailColumns(user.email),
      password_hash: user.passwordHash,
      role: user.role ?? null,
      ...(user.mustChangePassword && { must_change_password: 1, password_given: 1 }),
      email_confirmed_at: user.isEmailConfirmed ? now : null,
      terms_accepted_at: user.hasAcceptedTerms ? now : null,
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Which of the two somebody else than `ownId` already has, or has one that looks like it. */
export async function takenAmong(
  query: Query,
  names: { username: string; email: string },
  ownId = 0,
) {
  const { username_key, username_skeleton } = nameColumns(names.username)
  const { email_key, email_skeleton } = emailColumns(names.email)
  const rows = await query
    .selectFrom('users')
    .select((eb) => [
      eb.or({ username_key, username_skeleton }).as('username'),
      eb.or({ email_key, email_skeleton }).as('email'),
    ])
    .where((eb) => eb.or({ username_key, username_skeleton, email_key, email_skeleton }))
    .where('id', '<>', ownId)
    .execute()
  return {
    username: rows.some((row) => Boolean(row.username)),
    email: rows.some((row) => Boolean(row.email)),
  }
}

type Changes = Partial<{
  password_hash: string
  must_change_password: number
  password_given: 0
  email_confirmed_at: number
  role: Role | null
  admin_language: AdminLanguage
}>

export async function updateUser(tx: Query, id: number, changes: Changes, now: number) {
  await tx
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Gives a person a proven address; false when somebody else has it, or one that looks like it, by now. */
export async function moveEmail(
  tx: Query,
  id: number,
  email: string,
  now: number,
): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ ...emailColumns(email), email_confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users as other')
            .select('other.id')
            .where((other) =>
              other.or([
                other('other.email_key', '=', fold(email)),
                other('other.email_skeleton', '=', emailSkeleton(email)),
              ]),
            )
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
    .select(['id', 'username', 'email', 'must_change_password', 'admin_language', 'f.confirmed_at'])
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
      username_skeleton: noSkeleton(id),
      email: `deleted-${id}@invalid`,
      email_key: `deleted-${id}@invalid`,
      email_skeleton: noSkeleton(id),
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
