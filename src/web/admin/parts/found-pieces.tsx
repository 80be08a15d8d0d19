import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { stockList } from '#contract/catalog/admin-calls.ts'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { queryFor } from '../../cache.ts'
import { reasonOf } from './forms/failure.ts'
import { Thumb } from './thumb.tsx'

const words = adminOrders.make.lines

/** The first sarees of a name or code, whatever their state: how a picker asks. */
export const foundBy = (text: string) =>
  queryFor(stockList, { q: text, state: 'all', size: '8', page: '1' })

type FoundPiecesProps = {
  text: string
  /** Those that are taken already stay in the list and say so. */
  isPicked: (id: number) => boolean
  /** True where one that is sold out may be picked too. */
  takesSoldOut?: boolean
  onPick: (item: StockItem) => void
}

/** What was found of a text, a button each to pick it; nothing while nothing is typed. */
export function FoundPieces({ text, ...rest }: FoundPiecesProps) {
  const asked = text.trim()
  return asked === '' ? null : <Found text={asked} {...rest} />
}

function Found({ text, isPicked, takesSoldOut = false, onPick }: FoundPiecesProps) {
  const list = useRef<HTMLUListElement>(null)
  const { data, error } = useQuery({ ...foundBy(text), placeholderData: keepPreviousData })
  if (error) return <FieldError>{reasonOf(error, words.none)}</FieldError>
  if (data?.items.length === 0) return <p className="pt-3 text-soft">{words.none}</p>
  const take = (item: StockItem) => {
    // The button that was pressed cannot be pressed again: from the list the keyboard goes on to the next.
    list.current?.focus()
    onPick(item)
  }
  return (
    <ul ref={list} tabIndex={-1} className="pt-3 outline-none" aria-busy={!data}>
      {data?.items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 border-t border-line py-2">
          <Piece item={item} />
          <Button
            look="quiet"
            size="sm"
            aria-label={(isPicked(item.id) ? words.isAdded : words.add)(item.name)}
            disabled={(item.stock === 0 && !takesSoldOut) || isPicked(item.id)}
            onClick={() => take(item)}
          >
            {isPicked(item.id) ? words.added : adminOrders.make.add}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Piece({ item: { name, code, images, currentPrice, stock } }: { item: StockItem }) {
  return (
    <>
      <Thumb src={images[0] ?? null} alt="" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-soft">
          {code} · {rupees(currentPrice)} · {words.stock(stock)}
        </p>
      </div>
    </>
  )
}
