import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Cart, CartGiftCards } from '#contract/cart/types.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { giftCards as english } from '#web/words/en/paying/gift-cards.ts'
import { useWords } from '#web/words/words.ts'
import { CartForm } from '../cart/cart-form.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError, TextField } from '../ui/forms/field.tsx'
import { Link } from '../ui/link.tsx'
import { rupees } from '../ui/price.tsx'
import { useFoldedBox } from './use-folded-box.ts'

type GiftCardBoxProps = {
  cart: Pick<Cart, 'giftCards' | 'total'>
  /** Why it was refused before JavaScript ran. */
  refused: string | undefined
  /** Each answers why not, or null. */
  onUse: (code: string) => Promise<string | null>
  onStop: (id: number) => Promise<string | null>
}

/** The gift cards that pay the cart, each with what stays on it, and another by its code. */
export function GiftCardBox({ cart, refused, onUse, onStop }: GiftCardBoxProps) {
  const words = useWords('giftCards', english)
  const { box, error, isBusy, send } = useFoldedBox(refused)
  useOpenedByLink(box)
  const cards = cart.giftCards?.cards ?? []
  const isMoreNeeded = (cart.giftCards?.due ?? cart.total) > 0
  return (
    <details ref={box} id={boxId} className="group" open={cards.length > 0 || error !== null}>
      <summary className="link reachable w-fit cursor-pointer py-1.5">{words.title}</summary>
      <div className="grid gap-4 pt-2">
        <div role="status" className="grid gap-4 empty:hidden">
          {cards.map((card) => (
            <Spent key={card.id} card={card} onStop={() => send(() => onStop(card.id))} />
          ))}
        </div>
        {isMoreNeeded && (
          <ByCode
            key={cards.length}
            isBusy={isBusy}
            label={cards.length > 0 ? words.another : words.use}
            onUse={(code) => send(() => onUse(code))}
          />
        )}
        <Link to="/gift-card" className="link w-fit py-1.5 text-sm">
          {words.page.title}
        </Link>
        <div role="alert" className="empty:hidden">
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
    </details>
  )
}

const boxId = 'gift-card'

/** The way here from the checkout leads into the box, not to its closed lid. */
function useOpenedByLink(box: RefObject<HTMLDetailsElement | null>) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${boxId}` && box.current) box.current.open = true
  }, [hash, box])
}

type Card = CartGiftCards['cards'][number]

function Spent({ card, onStop }: { card: Card; onStop: () => void }) {
  const words = useWords('giftCards', english)
  const { id, lastFour, spent, balance } = card
  const rest = toRupees(toPaise(balance) - toPaise(spent))
  return (
    <div className="grid gap-1">
      <p className="text-leaf">{words.used(lastFour, rupees(spent))}</p>
      {rest > 0 && <p className="text-sm text-soft">{words.rest(rupees(rest))}</p>}
      <CartForm intent="no-gift-card" onSend={onStop}>
        <input type="hidden" name="id" value={id} />
        <button type="submit" className="link py-1.5 text-sm">
          {words.stop(lastFour)}
        </button>
      </CartForm>
    </div>
  )
}

type ByCodeProps = { isBusy: boolean; label: string; onUse: (code: string) => void }

function ByCode({ isBusy, label, onUse }: ByCodeProps) {
  const words = useWords('giftCards', english)
  return (
    <CartForm
      intent="gift-card"
      onSend={(form) => onUse(String(form.get('code') ?? '').trim())}
      className="grid gap-3"
    >
      <TextField
        label={words.code}
        name="code"
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={words.hint}
        required
      />
      <Button type="submit" look="quiet" isBusy={isBusy} className="justify-self-start">
        {label}
      </Button>
    </CartForm>
  )
}
