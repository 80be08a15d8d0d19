import { ShopError } from '#domain/errors.ts'
import { readCardCode } from '#domain/gift-cards/card-code.ts'
import { foundByGuess, type Limit } from '../platform/http/rate-limit.ts'
import { hashOf } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { type CardRow, cardByCode } from './queries.ts'

const guesses: Limit = { name: 'gift-card', most: 10, windowMs: 15 * 60_000 }

/**
 * The card behind a code. One that was typed wrong is told so by its check character, and costs no try; ten codes in a
 * quarter of an hour that could be some and are none are enough for one network.
 */
export async function openCard(shop: Shop, typed: string, address: string): Promise<CardRow> {
  const code = readCardCode(typed)
  if (code === null) throw new ShopError('mistyped-card-code', { at: 'code' })
  const card = await foundByGuess(shop, { limit: guesses, address }, () =>
    cardByCode(shop.db.read, hashOf(code)),
  )
  if (!card) throw new ShopError('unknown-card-code', { at: 'code' })
  return card
}
