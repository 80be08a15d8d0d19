import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { stockList } from '#contract/catalog/admin-calls.ts'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { approveExchange } from '#contract/returns/admin-calls.ts'
import { policy } from '#domain/policy.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { QuantitySelect } from '#web/ui/forms/quantity-select.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { queryFor } from '../../cache.ts'
import { orderLists } from '../orders/use-order-act.ts'
import { EntryDialog } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { SearchField } from '../parts/lists/search-field.tsx'
import { productLists, refresh } from '../parts/refresh.ts'

const quantities = Array.from({ length: policy.maxQuantity }, (_, at) => at + 1)

type ExchangeDialogProps = {
  id: number
  /** How many come back. */
  pieces: number
  onClose: () => void
}

/** Which saree comes instead; its order is made at once. */
export function ExchangeDialog({ id, pieces, onClose }: ExchangeDialogProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<StockItem | null>(null)
  const { approve, isSaving, fault } = useApproval(id, onClose)
  return (
    <EntryDialog
      title={words.exchangeTitle}
      label={words.exchangeSubmit}
      busyLabel={words.saving}
      isSaving={isSaving}
      onSubmit={(form) => void approve(chosen, Number(form.get('quantity') ?? 1))}
      onClose={onClose}
    >
      <p className="text-soft">{words.exchangeText}</p>
      {chosen && (
        <p className="font-medium">
          {words.exchangeChosen(chosen.name, rupees(chosen.currentPrice))}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from sending the form. */}
      <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <SearchField
          label={words.exchangeSearch}
          hint={words.exchangeSearchHint}
          text={text}
          onSearch={setText}
        />
      </div>
      {text.trim() !== '' && <Found text={text.trim()} onChoose={setChosen} />}
      {pieces > 1 && (
        <QuantitySelect
          name="quantity"
          choices={quantities}
          defaultValue={Math.min(pieces, policy.maxQuantity)}
        />
      )}
      {fault && <FieldError>{fault}</FieldError>}
    </EntryDialog>
  )
}

function Found({ text, onChoose }: { text: string; onChoose: (item: StockItem) => void }) {
  const { none, add, stock } = adminOrders.make.lines
  const { data } = useQuery({
    ...queryFor(stockList, { q: text, state: 'all', size: '6', page: '1' }),
    placeholderData: keepPreviousData,
  })
  if (data?.items.length === 0) return <p className="text-soft">{none}</p>
  return (
    <ul aria-busy={!data}>
      {data?.items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 border-t border-line py-2">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{item.name}</p>
            <p className="text-sm text-soft">
              {item.code} · {rupees(item.currentPrice)} · {stock(item.stock)}
            </p>
          </div>
          <Button
            look="quiet"
            size="sm"
            aria-label={add(item.name)}
            disabled={item.stock === 0}
            onClick={() => onChoose(item)}
          >
            {adminOrders.make.add}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function useApproval(id: number, onClose: () => void) {
  const says = { done: words.exchanged, failed: words.exchangeFailed }
  const { enter, isSaving, errors } = useEntry(approveExchange, { ...says, refreshes: orderLists })
  const cache = useQueryClient()
  const [isMissing, setMissing] = useState(false)
  const approve = async (chosen: StockItem | null, quantity: number) => {
    setMissing(chosen === null)
    if (!chosen) return
    if (await enter({ id, productId: chosen.id, quantity })) return onClose()
    // What was refused may be sold since it was looked for.
    void refresh(cache, ...productLists)
  }
  return { approve, isSaving, fault: isMissing ? words.exchangeMissing : errors['productId'] }
}
