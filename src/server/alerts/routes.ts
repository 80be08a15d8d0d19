import type * as adminCalls from '#contract/alerts/admin-calls.ts'
import type { AlertForm, OwnAlerts } from '#contract/alerts/types.ts'
import { ShopError } from '#domain/errors.ts'
import {
  type AlertChoices,
  alertKinds,
  alertKindsFor,
  alertWays,
  alertWaysFor,
  minutesOf,
  quietUntil,
  timeOf,
} from '#domain/work/alerts.ts'
import { noticeMobileOf } from '../accounts/mobiles/notice-mobile-queries.ts'
import { lockedUser, userById } from '../accounts/queries.ts'
import { type Actor, actorOf, record } from '../audit/audit.ts'
import { refuseOutdated, versionOf } from '../platform/edit-version.ts'
import { roleAtWork } from '../platform/http/guard.ts'
import { type Call, personIn } from '../platform/http/request.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { sendsNotices } from '../platform/texts/text-config.ts'
import { currentProfile } from '../settings/documents.ts'
import { choicesFor } from './choices.ts'
import { browserNews, choicesOf, dropWaiting, putChoices, putOff } from './queries.ts'

/** What is older than that is no news to a screen that has just been opened. */
const newsMs = 60 * 60_000
const mostNews = 50

export const alertHandlers: Handlers<typeof adminCalls> = {
  readAlerts: ({ shop, c }) => ownAlerts(shop, c),
  async saveAlerts({ shop, c, input }) {
    await saveChoices(shop, actorOf(c), input)
    return ownAlerts(shop, c)
  },
  async alertNews({ shop, c }) {
    const [now, { id: userId }] = [shop.now(), personIn(c)]
    // What was written down for another role is not shown to this one.
    const kinds = alertKindsFor(roleAtWork(c.get('person')))
    const shown = { userId, kinds, since: now - newsMs, now }
    return { items: await browserNews(shop.db.read, shown, mostNews) }
  },
}

async function ownAlerts(shop: Shop, c: Call): Promise<OwnAlerts> {
  const role = roleAtWork(c.get('person'))
  const { id } = personIn(c)
  const user = await userById(shop.db.read, id)
  if (!user) throw new ShopError('not-on-the-staff')
  const said = saidOf(choicesFor(role, await choicesOf(shop.db.read, id)))
  const { email } = await currentProfile(shop.db)
  return {
    ...said,
    kinds: alertKindsFor(role),
    hasBrowser: alertWaysFor(role).includes('browser'),
    address: user.email,
    isShopAddress: user.email === email,
    texts: textsOf(shop),
    mobile: (await noticeMobileOf(shop.db.read, id))?.mobile ?? null,
    version: versionOf(said),
  }
}

const textsOf = ({ config: { texts } }: Shop): OwnAlerts['texts'] =>
  texts && { channel: texts.channel, areRegistered: sendsNotices(texts) }

const saidOf = ({ email, text, browser, quiet }: AlertChoices) => ({
  ...{ email: [...email], text: [...text], browser: [...browser] },
  quietFrom: quiet === null ? '' : timeOf(quiet.from),
  quietUntil: quiet === null ? '' : timeOf(quiet.until),
})

/** Keeps what somebody chose; what waits for them is told as they want it from now on. */
function saveChoices(shop: Shop, actor: Actor, { version, ...form }: AlertForm): Promise<void> {
  return shop.db.write(async (tx) => {
    const user = await lockedUser(tx, actor.id)
    if (!user?.role) throw new ShopError('not-on-the-staff')
    const row = await choicesOf(tx, user.id)
    const before = saidOf(choicesFor(user.role, row))
    refuseOutdated(version, before)
    const [from, until] = [minutesOf(form.quietFrom), minutesOf(form.quietUntil)]
    const now = shop.now()
    const quiet = { quiet_from: from, quiet_until: until }
    const kept = {
      ...{ email: listOf(form.email), browser: listOf(form.browser) },
      text_kinds: form.text ? listOf(form.text) : (row?.text_kinds ?? ''),
      ...quiet,
    }
    const chosen = choicesFor(user.role, kept)
    await putChoices(tx, { user_id: user.id, ...kept, updated_at: now })
    for (const way of alertWays) {
      const off = alertKinds.filter((kind) => !chosen[way].includes(kind))
      await dropWaiting(tx, { userId: user.id, way, kinds: off }, now)
    }
    await putOff(tx, user.id, now, quietUntil(chosen.quiet, now) ?? now)
    const change = { action: 'update', kind: 'staff', id: user.id, subject: user.username } as const
    await record(tx, actor, now, { ...change, before, after: saidOf(chosen) })
  })
}

const listOf = (kinds: readonly string[]) =>
  alertKinds.filter((kind) => kinds.includes(kind)).join(',')
