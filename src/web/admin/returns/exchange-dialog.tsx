import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { approveExchange } from '#contract/returns/admin-calls.ts'
import { policy } from '#domain/policy.ts'
import { FieldError } from '#web/ui/forms/field.tsx'
import { QuantitySelect } from '#web/ui/forms/quantity-select.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { orderLists } from '../orders/use-order-act.ts'
import { EntryDialog } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { FoundPieces } from '../parts/found-pieces.tsx'
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
      <FoundPieces text={text} isPicked={(one) => one === chosen?.id} onPick={setChosen} />
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
