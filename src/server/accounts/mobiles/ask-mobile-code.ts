import { ShopError, wrongFields } from '#domain/errors.ts'
import { sayInEnglish } from '#domain/field-words.ts'
import type { Language } from '#domain/language.ts'
import { normaliseMobile, wholeNumber } from '#domain/mobile.ts'
import { signInCode as limits } from '#domain/sign-in/sign-in-code.ts'
import type { Query } from '../../platform/db/database.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import type { Person } from '../../platform/http/request.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { textLater } from '../../platform/texts/send-texts.ts'
import { askCounters } from '../limits.ts'
import { userById } from '../queries.ts'
import { proveLately } from '../second-factor/prove-again.ts'
import { secondFactorOf } from '../second-factor/second-factor-queries.ts'
import { ownDevice, type Place } from '../sessions/known-places.ts'
import { insertMobileCode } from './code-queries.ts'
import { mobileCodeText } from './mobile-code.ts'
import { confirmCounters, mobileCodeCounters } from './mobile-limits.ts'
import { userByMobile } from './mobile-queries.ts'

/**
 * Sends a code to a number that an account has confirmed, and answers the ticket that it is used with. Nobody can tell whether
 * one has: the same rows are written, and whether a message leaves is decided later. Too many are kept back without a word.
 */
export async function askMobileCode(
  shop: Shop,
  typed: string,
  place: Place,
  language: Language,
): Promise<string> {
  demandTexts(shop)
  const mobile = indianMobile(typed)
  const user = await userByMobile(shop.db.read, mobile, shop.now())
  const device = await ownDevice(shop.db.read, user?.id, place)
  await countTry(shop, askCounters(place.network, device))
  const counters = mobileCodeCounters(mobile, { network: place.network, device })
  const isTooOften = await countTry(shop, counters).then(
    () => false,
    () => true,
  )
  return shop.db.write(async (tx) => {
    const { codeId, ticket } = await newTicket(tx, shop, { mobile, userId: null })
    if (!isTooOften) await send(tx, shop, { mobile, codeId, language })
    return ticket
  })
}

type Asked = { mobile: string; password: string | undefined; code: string | undefined }
type From = { network: string; language: Language }

/** Sends a code to the number that the signed-in person wants to have; staff and whoever has a second factor want none. */
export const askOwnMobile = (shop: Shop, person: Person, asked: Asked, from: From) =>
  askToProve(shop, person, asked, { ...from, look: () => refuseUnfit(shop.db.read, person.id) })

type Looking = From & { look: () => Promise<void> }

/** Sends a code to a number that the signed-in person says is theirs, once they have proved who they are. `look` may refuse. */
export async function askToProve(
  shop: Shop,
  person: Person,
  asked: Asked,
  { look, ...from }: Looking,
): Promise<string> {
  demandTexts(shop)
  const mobile = indianMobile(asked.mobile)
  await proveLately(shop, person, asked)
  await look()
  await countTry(shop, askCounters(from.network, null))
  await countTry(shop, confirmCounters(person.id, mobile))
  return shop.db.write(async (tx) => {
    const { codeId, ticket } = await newTicket(tx, shop, { mobile, userId: person.id })
    await send(tx, shop, { mobile, codeId, language: from.language })
    return ticket
  })
}

/** Throws where the shop sends no text messages. */
export function demandTexts({ config }: Shop) {
  if (!config.texts) throw new ShopError('no-text-messages')
}

/** Throws where a number would sign nobody in, or somebody who has never proved their email. */
export async function refuseUnfit(query: Query, userId: number) {
  const user = await userById(query, userId)
  if (!user) throw new ShopError('sign-in-first')
  const factor = await secondFactorOf(query, userId)
  if (user.role !== null || factor?.confirmed_at) throw new ShopError('no-mobile-of-staff')
  if (user.email_confirmed_at === null) throw new ShopError('confirm-email-first')
}

/** Of India alone: messages abroad are what thieves of airtime want sent. */
function indianMobile(typed: string): string {
  const mobile = normaliseMobile(typed)
  if (mobile !== null) return mobile
  const fault = { code: 'mobile' as const }
  throw wrongFields({ mobile: sayInEnglish('mobile', fault) }, { mobile: fault })
}

async function newTicket(tx: Query, shop: Shop, of: { mobile: string; userId: number | null }) {
  const ticket = newSecret()
  const now = shop.now()
  const codeId = await insertMobileCode(tx, {
    ticket_hash: hashOf(ticket),
    ...{ user_id: of.userId, mobile: of.mobile },
    ...{ created_at: now, expires_at: now + limits.ticketMinutes * 60_000 },
  })
  return { codeId, ticket }
}

type Sent = { mobile: string; codeId: number; language: Language }

const send = (tx: Query, shop: Shop, { mobile, codeId, language }: Sent) =>
  textLater(tx, shop, {
    to: wholeNumber(mobile),
    text: mobileCodeText,
    props: { codeId, language },
  })
