import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  applyCoupon,
  applyGiftCard,
  removeCartLine,
  removeCoupon,
  removeGiftCard,
  setCartLine,
  spendStoreCredit,
} from '#contract/cart/calls.ts'
import type { CartLine } from '#contract/cart/types.ts'
import type { CreditSpending } from '#contract/store-credits/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { giftCards as ofCards } from '#web/words/en/paying/gift-cards.ts'
import { useWords } from '#web/words/words.ts'
import { ApiError, call } from '../api.ts'
import { toast } from '../ui/toast/toast.ts'
import { queryForCart } from '../visitor.ts'
import { changeCart } from './change-cart.ts'
import { foresee } from './foresee.ts'

export type CartChanges = ReturnType<typeof useCart>

/** The visitor's cart, and the ways to change it: each says in a toast what became of it. */
export function useCart() {
  const words = useWords('cart', english)
  const cards = useWords('giftCards', ofCards)
  const { data: cart, error, refetch } = useQuery(queryForCart())
  const { isChanging, change } = useChange()
  return {
    cart,
    error,
    tryAgain: () => void refetch(),
    /** While the shop is asked, the sums are only foreseen. */
    isChanging,
    setQuantity: (line: CartLine, quantity: number) =>
      change(async () => {
        const { changed } = await set(line, quantity, { isShown: true })
        if (changed.isCapped) toast({ title: words.quantityChanged(line.name, changed.quantity) })
      }),
    remove: (line: CartLine) =>
      change(async () => {
        await takeOut(line)
        const onAct = () => void change(async () => void (await set(line, line.quantity)))
        toast({
          title: words.removed,
          description: words.removedText,
          ...(line.maxQuantity > 0 && { action: { label: words.undo, onAct } }),
        })
      }),
    ...payingWays(change, words, cards),
  }
}

type Change = ReturnType<typeof useChange>['change']

/** What takes something off the sum of the cart, or pays a part of it. */
const payingWays = (change: Change, words: typeof english, cards: typeof ofCards) => ({
  applyPromo: (code: string) =>
    change(
      async () => {
        await changeCart(same, () => call(applyCoupon, { code }))
      },
      (status) => (status === 400 ? words.promo.invalid : words.changeFailed),
    ),
  removePromo: () =>
    change(async () => {
      await changeCart(same, () => call(removeCoupon, {}))
    }),
  payByCard: (code: string) =>
    change(
      () => payBy(code),
      () => cards.failed,
    ),
  stopCard: (id: number) => change(() => stop(id)),
  spendCredit: (credit: CreditSpending) =>
    change(
      () => spend(credit),
      () => words.credit.failed,
    ),
})

/** Does what is asked, and says in a toast when the shop would not. */
function useChange() {
  const words = useWords('cart', english)
  const [underWay, setUnderWay] = useState(0)
  /** Answers why the shop said no; null when it did not. */
  const change = async (
    work: () => Promise<void>,
    titleOf: (status: number) => string = () => words.changeFailed,
  ) => {
    setUnderWay((count) => count + 1)
    try {
      await work()
      return null
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined
      const description = refusal?.reason ?? words.offline
      const title = refusal ? titleOf(refusal.status) : words.changeFailed
      toast({ title, description, tone: 'destructive' })
      return description
    } finally {
      setUnderWay((count) => count - 1)
    }
  }
  return { isChanging: underWay > 0, change }
}

const set = ({ id }: CartLine, quantity: number, seen: { isShown?: boolean } = {}) =>
  changeCart(
    (now) => foresee(now, id, quantity),
    () => call(setCartLine, { productId: id, quantity, ...seen }),
  )

const takeOut = ({ id }: CartLine) =>
  changeCart(
    (now) => foresee(now, id, 0),
    () => call(removeCartLine, { productId: id }),
  )

async function payBy(code: string) {
  await changeCart(same, () => call(applyGiftCard, { code }))
}

async function stop(id: number) {
  await changeCart(same, () => call(removeGiftCard, { id }))
}

async function spend(spending: CreditSpending) {
  await changeCart(same, () => call(spendStoreCredit, spending))
}

const same = <T>(cart: T): T => cart
