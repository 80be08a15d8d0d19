import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Cart, CartLine } from '#contract/cart/types.ts'
import { itemCount } from '#domain/cart.ts'
import { Link } from '#web/ui/link.tsx'
import { cart as english } from '#web/words/en/cart.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { IconButton, LinkButton } from '../ui/button.tsx'
import { CloseIcon } from '../ui/icon.tsx'
import { rupees } from '../ui/price.tsx'
import { queryForCart } from '../visitor.ts'
import { CheckoutButton } from './checkout-button.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { LinePicture } from './line-picture.tsx'

/** The newest lines that there is room for. */
const shownLines = 3

/**
 * What is in the bag, below the bag, once something was added; phones, where the news of it stands at the top, get its sum in one line at
 * the bottom. It takes no focus and blocks nothing: Escape, a click elsewhere or the next page closes it.
 */
export function SmallCart({ openings }: { openings: number }) {
  const words = useWords('cart', english)
  const { data: cart } = useQuery({ ...queryForCart(), enabled: false })
  const box = usePopover(openings)
  if (!cart) return null
  const close = () => box.current?.hidePopover()
  return (
    <section
      ref={box}
      popover="auto"
      aria-labelledby="small-cart"
      className="no-print fixed inset-x-4 inset-y-auto m-0 max-h-[70dvh] max-sm:bottom-[calc(1rem+var(--bottom-bar))] sm:top-[calc(var(--header-height)+2.75rem)] w-auto overflow-y-auto rounded-md border border-line bg-card p-4 text-ink shadow-sheet max-sm:py-2 sm:start-auto sm:w-96 sm:end-[max(1.5rem,calc((100vw-80rem)/2+2.5rem))]"
    >
      <header className="flex items-center justify-between gap-x-4">
        <h2 id="small-cart" className="text-lg max-sm:sr-only">
          {words.small.title}
        </h2>
        <InOneLine cart={cart} />
        <IconButton label={words.small.close} onClick={close} className="-me-2 sm:-my-2">
          <CloseIcon className="size-5" />
        </IconButton>
      </header>
      <InFull cart={cart} />
      <div className="grid gap-2 sm:mt-3">
        <CheckoutButton cart={cart} size="md" />
        <LinkButton to="/cart" look="quiet" isWide className="max-sm:hidden">
          {words.small.view}
        </LinkButton>
      </div>
    </section>
  )
}

/** The newest lines and what all come to. */
function InFull({ cart }: { cart: Cart }) {
  const words = useWords('cart', english)
  const newest = cart.lines.slice(-shownLines).reverse()
  return (
    <div className="max-sm:hidden">
      <ul className="mt-2">
        {newest.map((line) => (
          <SmallLine key={line.id} line={line} />
        ))}
      </ul>
      {cart.lines.length > shownLines && (
        <p className="pt-1 text-sm text-soft">{words.small.more(cart.lines.length - shownLines)}</p>
      )}
      <Sums cart={cart} />
    </div>
  )
}

/** How many, what they come to, and the way to the cart. */
function InOneLine({ cart }: { cart: Cart }) {
  const { small } = useWords('cart', english)
  const pieces = itemCount(cart.lines.filter(isSold))
  return (
    <p className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 sm:hidden">
      <span className="tabular-nums">{`${small.pieces(pieces)} · ${rupees(cart.subtotal)}`}</span>
      <Link to="/cart" className="inline-flex min-h-11 items-center font-medium link">
        {small.view}
      </Link>
    </p>
  )
}

/** What can be bought now, and is counted. */
const isSold = ({ maxQuantity }: CartLine) => maxQuantity > 0

function SmallLine({ line }: { line: CartLine }) {
  const words = useWords('cart', english)
  return (
    <li className="flex gap-3 py-2">
      <LinePicture line={line} isSmall />
      <div className="min-w-0 flex-1 text-sm">
        <Link
          to={`/product/${line.slug}`}
          lang={langOf(line, 'name')}
          className="font-medium hover:text-lac"
        >
          {line.name}
        </Link>
        <p className="text-soft">
          {isSold(line) ? words.small.pieces(line.quantity) : words.notCounted}
        </p>
      </div>
      {isSold(line) && <p className="text-sm tabular-nums">{rupees(line.total)}</p>}
    </li>
  )
}

function Sums({ cart }: { cart: Cart }) {
  const words = useWords('cart', english).summary
  return (
    <>
      <p className="mt-2 flex justify-between gap-4 border-t border-line pt-3 font-semibold tabular-nums">
        <span>{words.subtotal}</span>
        <span>{rupees(cart.subtotal)}</span>
      </p>
      <FreeDelivery cart={cart} className="text-sm text-leaf" />
    </>
  )
}

function usePopover(openings: number) {
  const box = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (openings > 0) box.current?.showPopover()
  }, [openings])
  useEffect(() => {
    if (openedAt.current !== pathname) box.current?.hidePopover()
    openedAt.current = pathname
  }, [pathname])
  return box
}
