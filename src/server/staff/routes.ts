import type * as adminCalls from '#contract/staff/admin-calls.ts'
import type { StaffMember } from '#contract/staff/types.ts'
import { ShopError } from '#domain/errors.ts'
import { adminLanguageOf } from '#domain/language.ts'
import type { Role } from '#domain/permissions.ts'
import { refusal } from '#domain/refusals/list.ts'
import { changeRole } from '../accounts/change-role.ts'
import { allStaff, updateUser, userByLogin } from '../accounts/queries.ts'
import { actorOf, record } from '../audit/audit.ts'
import { refuseOutdated, versionOf } from '../platform/edit-version.ts'
import { type Call, personIn } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { changeLanguage } from './change-language.ts'
import { signOutEverybody, signOutSomebody } from './sign-out.ts'

const nobody = () => new ShopError('not-on-the-staff')

export const staffHandlers: Handlers<typeof adminCalls> = {
  listStaff: ({ shop, c }) => staffFor(shop, c),
  async addStaff({ shop, c, input }) {
    await prove(shop, c, input)
    const id = await accountOf(shop, input.who)
    await give(shop, c, { id, role: input.role })
    return member(shop, c, id)
  },
  async changeStaff({ shop, c, input }) {
    await prove(shop, c, input)
    await member(shop, c, input.id)
    await give(shop, c, input)
    return member(shop, c, input.id)
  },
  async removeStaff({ shop, c, input }) {
    await member(shop, c, input.id)
    await give(shop, c, { ...input, role: null })
    return undefined
  },
  async chooseLanguage({ shop, c, input: { language } }) {
    const { id, role } = personIn(c)
    if (role === null) throw new ShopError('not-allowed')
    await shop.db.write((tx) => updateUser(tx, id, { admin_language: language }, shop.now()))
    return { language }
  },
  async chooseLanguageOf({ shop, c, input: { id, language } }) {
    await changeLanguage(shop, actorOf(c), id, language)
    return member(shop, c, id)
  },
  signOutSomebody: ({ shop, c, input }) => signOutSomebody(shop, c, input.who),
  signOutEverybody: ({ shop, c }) => signOutEverybody(shop, c),
}

type Proof = { password?: string | undefined; code?: string | undefined }

/** A role stays with whoever got it from a stolen session. */
const prove = (shop: Shop, c: Call, { password, code }: Proof) =>
  shop.proveLately(c.get('person'), { password, code })

/** Whom the owner means; an address counts once its bearer has proven it, or anybody could claim it. */
async function accountOf(shop: Shop, who: string): Promise<number> {
  const user = await userByLogin(shop.db.read, who)
  if (!user) throw new ShopError('register-first', { at: 'who' })
  if (user.role !== null) {
    const { username } = user
    throw new ShopError(refusal('on-the-staff-already', { username }), { at: 'who' })
  }
  if (who.includes('@') && user.email_confirmed_at === null) {
    throw new ShopError('email-unconfirmed', { at: 'who' })
  }
  return user.id
}

type Given = { id: number; role: Role | null; version?: string | undefined }

function give(shop: Shop, c: Call, { id, role, version }: Given): Promise<void> {
  const actor = actorOf(c)
  if (id === actor.id) throw new ShopError('own-role')
  return changeRole(shop, id, role, {
    look: (before) => refuseOutdated(version, { role: before.role }),
    note: async (tx, { username, role: before }) => {
      // They would open the shop again the day that somebody comes back.
      if (role === null) await shop.programs.end(tx, id, actor)
      await record(tx, actor, shop.now(), {
        action: before === null ? 'create' : role === null ? 'delete' : 'update',
        kind: 'staff',
        id,
        subject: username,
        before: before === null ? undefined : { role: before },
        after: role === null ? undefined : { role },
      })
    },
  })
}

async function member(shop: Shop, c: Call, id: number): Promise<StaffMember> {
  const found = (await staffFor(shop, c)).find((one) => one.id === id)
  if (!found) throw nobody()
  return found
}

async function staffFor(shop: Shop, c: Call): Promise<StaffMember[]> {
  const you = personIn(c).id
  const rows = await allStaff(shop.db.read, shop.now())
  return rows.map(({ id, username, email, role, ...row }) => ({
    id,
    username,
    email,
    role,
    isYou: id === you,
    hasSecondFactor: row.confirmed_at !== null,
    mustChangePassword: row.must_change_password === 1,
    language: adminLanguageOf(row.admin_language),
    lastSeenAt: row.last_seen_at === null ? null : new Date(row.last_seen_at).toISOString(),
    version: versionOf({ role }),
  }))
}
