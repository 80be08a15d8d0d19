import { expect, it } from 'vitest'
import { fold } from '#domain/fold.ts'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openBrowser } from '#test/browser.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password } from '#test/people.ts'
import type { Query } from '../platform/db/database.ts'
import { deleteAccount } from './delete-account.ts'
import { hashPassword } from './passwords/passwords.ts'
import { insertUser, moveEmail, takenAmong, userById } from './queries.ts'
import { settleSkeletons } from './settle-skeletons.ts'

let networks = 0
function newNetwork() {
  networks += 1
  return `198.19.${networks}.1`
}

onBothEngines('names that look alike', (testShop) => {
  let count = 0
  const register = (username: string, app = testShop().app) => {
    count += 1
    const form = { username, email: `alike${count}@example.in`, password: 'temple-jasmine-9' }
    return openBrowser(app, newNetwork()).post('/api/users/register', form)
  }
  const login = (username: string, app = testShop().app) =>
    openBrowser(app, newNetwork()).post('/api/users/login', { username, password })

  it('no name that looks like one that somebody has is given', async () => {
    await makePerson(testShop().shop, { username: 'admin', role: 'owner' })
    const alike = [
      'Admin',
      'ａｄｍｉｎ',
      'ＡＤＭＩＮ',
      'admın',
      'ADMİN',
      'ɑdmin',
      '𝐚dmin',
      'admi\u0307n',
    ]
    for (const username of alike) {
      const { status, body } = await register(username)
      expect([username, status]).toEqual([username, 409])
      expect(body['errors']).toEqual({ username: 'This username is already taken' })
    }
    for (const username of ['adm1n', 'admins', 'admin 2', 'ádmin']) {
      expect([username, (await register(username)).status]).toEqual([username, 201])
    }
  })

  it('a name wholly of another alphabet may not look like a Latin one either', async () => {
    await makePerson(testShop().shop, { username: 'coco' })
    expect((await register('сосо')).status).toBe(409)
    expect((await register('ϹΟϹΟ')).status).toBe(409)
    expect((await register('сова')).status).toBe(201)
  })

  it('letters of two scripts in one name are refused with a sentence', async () => {
    for (const username of ['аdmin', 'αdmin', 'Meena மீனா']) {
      const { status, body } = await register(username)
      expect([username, status]).toEqual([username, 400])
      expect(body['errors']).toEqual({
        username: 'Username may hold the letters of one script, such as English or Tamil alone',
      })
      expect(body['faults']).toEqual({ username: { code: 'one_script' } })
    }
    for (const username of ['மீனா 7', 'లక్ష్మి', 'ಲಕ್ಷ್ಮಿ', 'ലക്ഷ്മി', 'लक्ष्मी', 'Lakshmi_7']) {
      expect([username, (await register(username)).status]).toEqual([username, 201])
    }
  })

  it('signs that nobody sees are refused', async () => {
    for (const username of ['a\u200bdmin', 'mee\u3164na', 'mee\ufe00na', '\u3164\u3164\u3164']) {
      expect([username, (await register(username)).status]).toEqual([username, 400])
    }
  })

  it('of many who want names that look alike at once, one gets one', async () => {
    const names = ['kamala', 'Kamala', 'ｋamala', 'KAMALA', 'kɑmala', 'kamalɑ']
    const statuses = (await Promise.all(names.map((name) => register(name)))).map((r) => r.status)
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('no address whose name looks like another’s is given, when registering or later', async () => {
    const { shop } = testShop()
    const { id, email } = await makePerson(shop, { username: 'devi' })
    const like = email.replace('devi', 'dеvi')
    const person = { username: 'somebody', email: like, passwordHash: 'x' }
    expect(await shop.db.write((tx) => insertUser(tx, person, shop.now()))).toBeUndefined()
    const names = { username: '', email: like }
    expect(await takenAmong(shop.db.read, names)).toEqual({ username: false, email: true })
    expect(await takenAmong(shop.db.read, names, id)).toEqual({ username: false, email: false })
    const other = await makePerson(shop)
    const move = (to: string) => shop.db.write((tx) => moveEmail(tx, other.id, to, shop.now()))
    expect(await move(like)).toBe(false)
    expect(await move('devi.r@example.in')).toBe(true)
    expect((await userById(shop.db.read, other.id))?.email_skeleton).toBe('devi.r@example.in')
  })

  it('an account that is gone gives its names back, and what they looked like', async () => {
    const { shop } = testShop()
    const { id } = await makePerson(shop, { username: 'radha' })
    const user = await userById(shop.db.read, id)
    if (user) await deleteAccount(shop, user)
    const gone = await shop.db.read.selectFrom('users').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(gone)).not.toContain('radha')
    expect((await register('ｒadha')).status).toBe(201)
  })

  it('a folder in which names look alike already opens: the oldest keeps its own, and all sign in as before', async () => {
    const { shop } = testShop()
    const passwordHash = await hashPassword(password)
    await shop.db.script(`${withoutSkeletons}; update users set erased_at = 1`)
    const crowd = Array.from({ length: 600 }, (_, n) => [`crowd${n}`, `crowd${n}@old.in`] as const)
    const people = [
      ['padma', 'padma@old.in'],
      ['pаdma', 'cyrillic@old.in'],
      ['pɑdma', 'раdma@old.in'],
      ...crowd,
      ['сrowd7', 'alone@old.in'],
    ] as const
    await shop.db.write((tx) => insertAsBefore(tx, people, passwordHash))
    const again = await createShop(shop.config, { now: shop.now })
    try {
      const rows = await peopleOf(again)
      const told = rows.map((row) => [row.username_skeleton, row.email_skeleton])
      const none = (n: number) => `id:${rows[n]?.id}`
      expect(told.slice(0, 3)).toEqual([
        ['padma', 'padma@old.in'],
        [none(1), 'cyrillic@old.in'],
        [none(2), none(2)],
      ])
      expect(told.slice(3)).toEqual([...crowd, [none(603), 'alone@old.in']])
      const app = createApp(again)
      for (const [n, typed] of ['PADMA', 'pаdma', 'раdma@old.in'].entries()) {
        expect((await login(typed, app)).body).toMatchObject({ id: rows[n]?.id })
      }
      expect((await register('pаdmа', app)).status).toBe(400)
      expect((await register('ｐadmɑ', app)).status).toBe(409)
    } finally {
      await again.close()
    }
  })

  it('what a release without skeletons has written or erased meanwhile is settled by the next start', async () => {
    const { shop } = testShop()
    const { id, username } = await makePerson(shop)
    await shop.db.write((tx) => insertAsBefore(tx, [['indira', 'indira@old.in']], 'x'))
    await shop.db.script(
      `update users set username = 'deleted-${id}', username_key = 'deleted-${id}@',
       email = 'x', email_key = 'x', erased_at = 1 where id = ${id}`,
    )
    const warnings: unknown[] = []
    const log = { ...shop.log, warn: (about: unknown) => warnings.push(about) } as never
    await settleSkeletons({ ...shop, log })
    expect((await register('indɪra')).status).toBe(409)
    expect((await register(username)).status).toBe(201)
    const [gone] = await shop.db.read
      .selectFrom('users')
      .select(['username_skeleton', 'email_skeleton'])
      .where('id', '=', id)
      .execute()
    expect(gone).toEqual({ username_skeleton: `id:${id}`, email_skeleton: `id:${id}` })
    const before = await peopleOf(shop)
    await settleSkeletons({ ...shop, log })
    expect(await peopleOf(shop)).toEqual(before)
    expect(warnings).toEqual([])
  })
})

/** Back to the schema of the release before. */
const withoutSkeletons = `drop index users_username_skeleton; drop index users_email_skeleton;
  alter table users drop column username_skeleton; alter table users drop column email_skeleton;
  delete from migrations where name = '0019-name-skeletons'`

type Names = readonly (readonly [username: string, email: string])[]

/** As a release without skeletons opens accounts. */
async function insertAsBefore(tx: Query, people: Names, password_hash: string) {
  const times = { created_at: 1, updated_at: 1 }
  const rows = people.map(([username, email]) => ({
    ...{ username, username_key: fold(username), email, email_key: fold(email) },
    ...{ password_hash, ...times },
  }))
  await tx.insertInto('users').values(rows).execute()
}

const peopleOf = (shop: Shop) =>
  shop.db.read
    .selectFrom('users')
    .selectAll()
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
