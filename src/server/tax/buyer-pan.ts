import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'
import { isPanDue } from '#domain/tax/pan.ts'
import type { Query } from '../platform/db/database.ts'
import { sealAnew } from '../platform/seal-anew.ts'
import { vaultOf } from '../platform/secret-key.ts'
import type { Shop } from '../platform/shop.ts'
import { pansAfter, replacePan } from './queries.ts'
import { keptNumbersOn, numbersOn } from './read-law.ts'
import type { TaxContext } from './tax-context.ts'

const limit = 'pan-required-above'

type Asked = { totalPaise: Paise; gstin: string | null; pan: string }

/** The PAN to keep with a sale: '' where none is due, whatever was typed; refused where one is due and missing. */
export async function panOfSale(db: Query, context: TaxContext | null, asked: Asked) {
  if (!context?.settings.isPanAsked) return ''
  const abovePaise = (await numbersOn(db, context.day)).get(limit)
  if (!isPanDue(asked, abovePaise)) return ''
  if (asked.pan === '')
    throw new ShopError(refusal('pan-needed', { abovePaise: abovePaise ?? 0 }), { at: 'buyerPan' })
  return asked.pan
}

/** Above which amount the checkout asks for a PAN; undefined where it asks nobody. */
export async function shownPanLimit({ db, now }: Shop, context: TaxContext | null) {
  if (!context?.settings.isPanAsked) return undefined
  return (await keptNumbersOn(db, dayInIndia(now()))).get(limit)
}

/** Whose it is, as the vault wants to know. */
const about = (token: string) => `pan of order ${token}`

export const sealPan = (shop: Pick<Shop, 'config'>, pan: string, token: string) =>
  vaultOf(shop).seal(pan, about(token))

/** Null where there is none, or where it was encrypted under a key that the shop no longer has. */
export const openPan = (shop: Pick<Shop, 'config'>, sealed: string | null, token: string) =>
  (sealed && vaultOf(shop).open(sealed, about(token))) ?? null

const atOnce = 500

/** Encrypts the PANs of all orders under the newest key; answers how many no key opens. */
export async function sealPansAnew(shop: Shop): Promise<number> {
  let unreadable = 0
  for (let last = 0; ; ) {
    const rows = await pansAfter(shop.db.read, last, atOnce)
    const newest = rows.at(-1)
    if (!newest) return unreadable
    last = newest.id
    const kept = rows.map(({ id, token, buyer_pan }) => ({
      ...{ id, sealed: buyer_pan ?? '', about: about(token) },
    }))
    unreadable += await sealAnew(shop, kept, replacePan)
  }
}
