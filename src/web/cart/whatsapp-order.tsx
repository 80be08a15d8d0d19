import { type MouseEvent, useState } from 'react'
import type { Cart } from '#contract/cart/types.ts'
import { startChat } from '#contract/chats/calls.ts'
import { toPaise } from '#domain/money.ts'
import { hasChat, orderText, whatsappLink } from '#domain/whatsapp.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { call } from '../api.ts'
import { useProfile } from '../surroundings.ts'
import { buttonClass } from '../ui/button.tsx'
import { SpinnerIcon, WhatsappIcon } from '../ui/icon.tsx'

/** How long the chat waits for the reference of its draft. */
const patienceMs = 4000

/**
 * A chat with the shop in which the order is already typed. First the cart is kept as a draft with a
 * reference; when that fails, or before JavaScript, the chat opens without one. Nothing without a number.
 */
export function WhatsappOrder({ cart }: { cart: Cart }) {
  const words = useWords('cart', english)
  const number = useProfile()?.whatsapp ?? ''
  const plain = whatsappLink(number, textOf(cart, words))
  const { isBusy, open } = useOpening(plain)
  if (!hasChat(number)) return null
  return (
    <a
      href={plain}
      target="_blank"
      rel="noopener"
      onClick={open}
      aria-busy={isBusy || undefined}
      className={buttonClass({ look: 'quiet', isWide: true })}
    >
      {isBusy ? <SpinnerIcon /> : <WhatsappIcon className="size-5 text-leaf" />}
      {isBusy ? words.opening : words.whatsapp}
    </a>
  )
}

function useOpening(plain: string) {
  const [isBusy, setBusy] = useState(false)
  const start = async () => {
    // Only in the very moment of the click may a page open another one.
    const chat = window.open('', '_blank')
    setBusy(true)
    const link = await linkOf(plain)
    setBusy(false)
    if (!chat) return location.assign(link)
    chat.opener = null
    chat.location.replace(link)
  }
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isBusy) void start()
  }
  return { isBusy, open }
}

/** The draft's own link; the plain one when the shop refuses, fails or takes too long. */
async function linkOf(plain: string): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(plain), patienceMs))
  const kept = call(startChat, {}).then(({ link }) => link)
  return Promise.race([kept.catch(() => plain), late])
}

/** What can be bought of the cart, and what it comes to. */
function textOf(
  { lines, subtotal, discount, shipping, total }: Cart,
  { summary, message }: typeof english,
): string {
  const order = {
    lines: lines
      .filter(({ maxQuantity }) => maxQuantity > 0)
      .map(({ name, price, quantity }) => ({ name, quantity, currentPaise: toPaise(price) })),
    subtotal: toPaise(subtotal),
    discount: toPaise(discount),
    shipping: toPaise(shipping),
    total: toPaise(total),
  }
  return orderText(order, { ...summary, ...message })
}
