import type { CreditSpending } from '#contract/store-credits/types.ts'
import { ShopError } from '#domain/errors.ts'
import { toPaise } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'
import { readCreditCode, shareAmount } from '#domain/store-credit.ts'
import type { Visitor } from '../platform/http/visitor.ts'
import type { Shop } from '../platform/shop.ts'
import {
  creditInCart,
  dropCredits,
  ownCreditsInCart,
  putCredits,
} from '../store-credits/cart-queries.ts'
import { openCredits } from '../store-credits/open-credit.ts'
import type { CreditRow } from '../store-credits/queries.ts'
import { cartOf, ensureCart } from './queries.ts'

/**
 * Notes in the cart which store credit is to pay it, as much of it as it takes or an amount of it; an amount of 0 spends
 * none. Nothing is spent before the order is placed.
 */
export async function spendStoreCredit(
  shop: Shop,
  visitor: Visitor,
  spending: CreditSpending,
  address: string,
) {
  const isNamed = Boolean(spending.code || spending.secret)
  if (spending.amount === 0 && !isNamed) return stopSpending(shop, visitor)
  const credits =
    (await knownIn(shop, visitor, spending)) ?? (await opened(shop, visitor, spending, address))
  const mosts = mostsOf(credits, spending.amount)
  await shop.db.write(async (tx) => {
    const cartId = await ensureCart(tx, shop, visitor)
    const ids = credits.map(({ id }) => id)
    await dropCredits(tx, cartId, ids)
    await putCredits(tx, cartId, mosts)
  })
}

const opened = (shop: Shop, { userId }: Visitor, spending: CreditSpending, address: string) =>
  openCredits(shop, spending, { userId, address })

/** A code without its secret names what the visitor has put into the cart before, and nothing else. */
async function knownIn(shop: Shop, visitor: Visitor, { code, secret }: CreditSpending) {
  if (!code || secret) return undefined
  const cart = await cartOf(shop.db.read, visitor)
  const credit = cart && (await creditInCart(shop.db.read, cart.id, readCreditCode(code)))
  return credit && [credit]
}

/** None of the account’s, where that pays; otherwise none at all. */
async function stopSpending(shop: Shop, visitor: Visitor) {
  await shop.db.write(async (tx) => {
    const cart = await cartOf(tx, visitor)
    if (!cart) return
    const own = visitor.userId === null ? [] : await ownCreditsInCart(tx, cart.id, visitor.userId)
    await dropCredits(tx, cart.id, own.length > 0 ? own : undefined)
  })
}

/** How much of each may be spent; null for as much as the cart takes. */
function mostsOf(credits: readonly CreditRow[], amount: number | undefined) {
  const open = credits
    .filter((credit) => credit.balance_paise > 0)
    .map(({ id, balance_paise: balancePaise }) => ({ id, balancePaise }))
  if (amount === 0) return []
  if (open.length === 0) throw new ShopError('no-credit-left', { at: 'amount' })
  if (amount === undefined) return open.map(({ id }) => ({ id, paise: null }))
  const paise = toPaise(amount)
  const left = open.reduce((sum, { balancePaise }) => sum + balancePaise, 0)
  if (paise > left) {
    throw new ShopError(refusal('less-credit-left', { leftPaise: left }), { at: 'amount' })
  }
  return shareAmount(open, paise)
}
