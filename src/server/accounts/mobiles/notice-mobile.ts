import type * as calls from '#contract/accounts/calls.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import type { Query } from '../../platform/db/database.ts'
import { lockAccount } from '../../platform/db/locked.ts'
import { networkOf } from '../../platform/http/client-address.ts'
import { languageOfCall, type Person, personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { accountChanged } from '../emails/account-changed.ts'
import { userById } from '../queries.ts'
import { askToProve, demandTexts } from './ask-mobile-code.ts'
import { proveMobile } from './mobile-code.ts'
import { deleteNoticeMobile, keepNoticeMobile } from './notice-mobile-queries.ts'

/** The number to which a member of staff wants notices: confirmed by a code to it, and told by email. It signs nobody in. */
export const noticeMobileHandlers = {
  async askNoticeMobile({ shop, c, input }) {
    const person = personIn(c)
    const from = { network: networkOf(c.get('address')), language: languageOfCall(c) }
    const asked = { mobile: input.mobile, password: input.password, code: input.code }
    const look = () => demandStaff(shop.db.read, person.id)
    return { ticket: await askToProve(shop, person, asked, { ...from, look }) }
  },
  async confirmNoticeMobile({ shop, c, input }) {
    await confirm(shop, input, { person: personIn(c), language: languageOfCall(c) })
    return { message: 'Your mobile number is confirmed.' }
  },
  async removeNoticeMobile({ shop, c }) {
    const [{ id }, language] = [personIn(c), languageOfCall(c)]
    await shop.db.write(async (tx) => {
      if ((await deleteNoticeMobile(tx, id)) === undefined) return
      await tell(shop, tx, id, { change: 'notice-mobile-removed', language })
    })
    return { message: 'Your mobile number is removed.' }
  },
} satisfies Partial<Handlers<typeof calls>>

/** Somebody may have left the staff while their call was on its way. */
async function demandStaff(query: Query, userId: number) {
  const user = await userById(query, userId)
  if (!user?.role) throw new ShopError('not-on-the-staff')
}

type Typed = { ticket: string; code: string }

async function confirm(
  shop: Shop,
  typed: Typed,
  { person, language }: { person: Person; language: Language },
) {
  demandTexts(shop)
  // What was wrong is counted, so it is told after the transaction and not by breaking it.
  const refusal = await shop.db.write(async (tx) => {
    const now = shop.now()
    await lockAccount(tx, person.id)
    const proof = await proveMobile(tx, { ...typed, userId: person.id }, now)
    if (proof.refusal !== null) return proof.refusal
    await demandStaff(tx, person.id)
    await keepNoticeMobile(tx, person.id, proof.mobile, now)
    await tell(shop, tx, person.id, { change: 'notice-mobile-added', language })
    return null
  })
  if (refusal === null) return
  shop.log.warn({ userId: person.id }, 'a code was not right')
  throw new ShopError(refusal, { at: 'code' })
}

type Told = { change: 'notice-mobile-added' | 'notice-mobile-removed'; language: Language }

async function tell(shop: Shop, tx: Query, userId: number, { change, language }: Told) {
  const user = await userById(tx, userId)
  if (!user) return
  const props = { username: user.username, change, language }
  await sendLater(tx, shop, { to: user.email, email: accountChanged, props })
  shop.log.info({ userId, what: change }, 'a mobile number was changed')
}
