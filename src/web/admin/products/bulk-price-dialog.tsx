import { useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { FormFooter } from '../parts/forms/form-footer.tsx'

const words = admin.products.bulk
const bounds = { min: -90, max: 200 }
const examples = 3

type BulkPriceDialogProps = {
  selected: StockItem[]
  onClose: () => void
  onApply: (percent: number) => void
}

/** Raises or lowers prices by a share, and shows beforehand what becomes of them. */
export function BulkPriceDialog({ selected, onClose, onApply }: BulkPriceDialogProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const percent = percentOf(text)
  return (
    <FormDialog title={words.priceTitle(selected.length)} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setTried(true)
            if (percent !== null) onApply(percent)
          }}
        >
          <div className="p-5">
            <TextField
              label={words.pricePercent}
              hint={words.priceHint}
              error={isTried && percent === null ? words.percentBad : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            {percent !== null && <Examples selected={selected} percent={percent} />}
          </div>
          <FormFooter label={words.priceApply} isBusy={false} onCancel={close} />
        </form>
      )}
    </FormDialog>
  )
}

/** What becomes of the first few. */
function Examples({ selected, percent }: { selected: StockItem[]; percent: number }) {
  return (
    <ul className="mt-4 text-sm text-soft">
      {selected.slice(0, examples).map(({ id, name, price }) => (
        <li key={id}>
          {name}: {words.example(rupees(price), rupees(changed(price, percent)))}
        </li>
      ))}
    </ul>
  )
}

function percentOf(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/%$/, '')
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return null
  const percent = Number(plain)
  return percent !== 0 && percent >= bounds.min && percent <= bounds.max ? percent : null
}

/** As the server rounds it: to the whole rupee, never below one. */
const changed = (price: number, percent: number) =>
  Math.max(1, Math.round((price * (100 + percent)) / 100))
