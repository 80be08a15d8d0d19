import type * as calls from '#contract/privacy/calls.ts'
import { ShopError } from '#domain/errors.ts'
import { needsEmail } from '#domain/privacy/purposes.ts'
import { userById } from '../../accounts/queries.ts'
import {
  type ConsentRow,
  consentInUse,
  consentsOf,
  noticeIn,
  type Subject,
} from '../../consents/queries.ts'
import { account, recordConsent, subscriber } from '../../consents/record-consent.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { countTry, type Limit } from '../../platform/http/rate-limit.ts'
import type { Call } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { rememberVisitor, visitorOf } from '../../platform/http/visitor.ts'
import type { Shop } from '../../platform/shop.ts'
import { presentConsent, presentNotice } from './present.ts'
import { withdraw } from './withdraw-consent.ts'

type Answered = Pick<
  typeof calls,
  'readNotice' | 'listConsents' | 'giveConsent' | 'withdrawConsent'
>

const giving: Limit = { name: 'consent', most: 60, windowMs: 60 * 60_000 }
const unknown = () => new ShopError('no-such-consent')

export const consentHandlers: Handlers<Answered> = {
  async readNotice({ shop, input, language }) {
    const row = await noticeIn(shop.db.read, input.purpose, language)
    if (!row) throw new ShopError('not-found')
    return presentNotice(input.purpose, row)
  },
  async listConsents({ shop, c }) {
    const subjects = await subjectsOf(shop, c)
    if (subjects.length === 0) return []
    return (await consentsOf(shop.db.read, subjects)).map(presentConsent)
  },
  async giveConsent({ shop, c, input }) {
    const { purpose, version, language } = input
    if (needsEmail(purpose)) throw new ShopError('consent-needs-email')
    await countTry(shop, [{ limit: giving, subject: networkOf(c.get('address')) }])
    const person = c.get('person')
    const subject: Subject = person
      ? account(person.id)
      : { kind: 'visitor', key: rememberVisitor(c, shop).tokenHash ?? '' }
    const row = await shop.db.write(async (tx) => {
      const now = shop.now()
      const notice = await noticeIn(tx, purpose, language)
      if (notice?.version !== version) throw new ShopError('notice-changed')
      await recordConsent(tx, now, { subject, purpose, language, how: 'form', proof: '' })
      return consentInUse(tx, subject, purpose, version)
    })
    if (!row) throw unknown()
    return presentConsent(row)
  },
  async withdrawConsent({ shop, c, input }) {
    const subjects = await subjectsOf(shop, c)
    const own = subjects.length === 0 ? [] : await consentsOf(shop.db.read, subjects)
    const row = own.find(({ id }) => id === input.id)
    if (!row) throw unknown()
    await shop.db.write((tx) => withdraw(tx, subjectIn(row), [row.purpose], shop.now()))
    return undefined
  },
}

const subjectIn = (row: ConsentRow): Subject => ({ kind: row.subject_kind, key: row.subject_key })

/** As whom the shop knows whoever asks: an account and its proven address, or a browser. */
async function subjectsOf(shop: Shop, c: Call): Promise<Subject[]> {
  const person = c.get('person')
  if (!person) {
    const { tokenHash } = visitorOf(c, shop)
    return tokenHash === null ? [] : [{ kind: 'visitor', key: tokenHash }]
  }
  const user = await userById(shop.db.read, person.id)
  const isProven = user !== undefined && user.email_confirmed_at !== null
  return [account(person.id), ...(isProven ? [subscriber(user.email)] : [])]
}
