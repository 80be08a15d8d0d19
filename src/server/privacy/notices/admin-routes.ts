import type * as adminCalls from '#contract/privacy/admin-calls.ts'
import type { NoticeForm, NoticeTexts } from '#contract/privacy/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { fold } from '#domain/fold.ts'
import { languages } from '#domain/language.ts'
import { type Purpose, purposes } from '#domain/privacy/purposes.ts'
import { userByEmail } from '../../accounts/queries.ts'
import { type Actor, actorOf, record } from '../../audit/audit.ts'
import { consentsOf, noticeIn } from '../../consents/queries.ts'
import { account, hiddenKey, subscriber } from '../../consents/record-consent.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import type { Shop } from '../../platform/shop.ts'
import { needsConsent, presentProof } from './present.ts'
import { consentCounts, insertNotices, newestNotices } from './queries.ts'

type Answered = Pick<typeof adminCalls, 'listNotices' | 'saveNotice' | 'findConsents'>

export const noticeAdminHandlers: Handlers<Answered> = {
  listNotices: ({ shop }) =>
    Promise.all(purposes.map((purpose) => staffNotice(shop.db.read, purpose))),
  saveNotice: ({ shop, c, input }) => saveNotice(shop, actorOf(c), input),
  async findConsents({ shop, input }) {
    const db = shop.db.read
    const key = fold(input.email)
    const user = await userByEmail(db, key)
    const rows = await consentsOf(db, [
      subscriber(key),
      { kind: 'subscriber', key: hiddenKey(key) },
      ...(user ? [account(user.id)] : []),
    ])
    return Promise.all(
      rows.map(async (row) => {
        const notice = await noticeIn(db, row.purpose, row.language, row.notice_version)
        return presentProof(row, notice?.text ?? '')
      }),
    )
  },
}

async function staffNotice(db: Query, purpose: Purpose) {
  const rows = await newestNotices(db, purpose)
  const [newest] = rows
  if (!newest) throw new ShopError('not-found')
  const textIn = (language: string) => rows.find((row) => row.language === language)?.text ?? ''
  return {
    ...{ purpose, version: newest.version, by: newest.username ?? '' },
    fromAt: new Date(newest.from_at).toISOString(),
    needsConsent: needsConsent(purpose),
    texts: Object.fromEntries(languages.map((one) => [one, textIn(one)])) as NoticeTexts, // Of each.
    ...(await consentCounts(db, purpose, newest.version)),
  }
}

/** A new version, for whoever edited the newest: consents go on naming the words that were read. */
function saveNotice(shop: Shop, actor: Actor, { purpose, version, texts }: NoticeForm) {
  return shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const before = await staffNotice(tx, purpose)
    if (before.version !== version) throw new ShopError('changed-meanwhile', { current: before })
    const written = languages.flatMap((language) => {
      const text = texts[language]
      return text === '' ? [] : [{ language, text }]
    })
    await insertNotices(
      tx,
      written.map((one) => ({
        ...{ ...one, purpose, version: version + 1, from_at: now, user_id: actor.id },
      })),
    )
    const change = { action: 'update', kind: 'notice', id: null, subject: purpose } as const
    await record(tx, actor, now, { ...change, before: before.texts, after: texts })
    return staffNotice(tx, purpose)
  })
}
