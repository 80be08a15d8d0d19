import { useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { changedPrice, type PriceEnding, priceEndings } from '#domain/bulk/changed-price.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { FormDialog } from '../../parts/forms/form-dialog.tsx'
import { FormFooter } from '../../parts/forms/form-footer.tsx'

const words = admin.products.bulk
const bounds = { min: -90, max: 200 }
const examples = 5

type BulkPriceDialogProps = {
  selected: StockItem[]
  onClose: () => void
  onApply: (percent: number, ending: PriceEnding) => void
}

/** Raises or lowers prices by a share, and shows beforehand what becomes of them. */
export function BulkPriceDialog({ selected, onClose, onApply }: BulkPriceDialogProps) {
  const [text, setText] = useState('')
  const [ending, setEnding] = useState<PriceEnding>('rupee')
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
            if (percent !== null) onApply(percent, ending)
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
            <EndingField ending={ending} onChoose={setEnding} />
            {percent !== null && (
              <Examples selected={selected} becomes={(price) => changed(price, percent, ending)} />
            )}
          </div>
          <FormFooter label={words.priceApply} isBusy={false} onCancel={close} />
        </form>
      )}
    </FormDialog>
  )
}

type EndingFieldProps = { ending: PriceEnding; onChoose: (ending: PriceEnding) => void }

function EndingField({ ending, onChoose }: EndingFieldProps) {
  return (
    <SelectField
      label={words.ending}
      value={ending}
      onChange={({ target }) =>
        onChoose(priceEndings.find((one) => one === target.value) ?? 'rupee')
      }
      className="mt-4"
    >
      {priceEndings.map((one) => (
        <option key={one} value={one}>
          {words.endings[one]}
        </option>
      ))}
    </SelectField>
  )
}

type ExamplesProps = { selected: StockItem[]; becomes: (price: number) => number }

/** What becomes of the first few, and of the lowest and the highest of all. */
function Examples({ selected, becomes }: ExamplesProps) {
  const prices = selected.map(({ price }) => price)
  const after = prices.map(becomes)
  const range = (some: number[]) =>
    words.range(rupees(Math.min(...some)), rupees(Math.max(...some)))
  return (
    <>
      <ul className="mt-4 text-sm text-soft">
        {selected.slice(0, examples).map(({ id, name, price }) => (
          <li key={id}>
            {name}: {words.example(rupees(price), rupees(becomes(price)))}
          </li>
        ))}
      </ul>
      {selected.length > examples && (
        <p className="mt-2 text-sm font-medium">
          {words.inAll(selected.length)} {words.example(range(prices), range(after))}
        </p>
      )}
    </>
  )
}

function percentOf(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(/%$/, '')
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return null
  const percent = Number(plain)
  return percent !== 0 && percent >= bounds.min && percent <= bounds.max ? percent : null
}

/** As the server rounds it. */
const changed = (price: number, percent: number, ending: PriceEnding) =>
  toRupees(changedPrice(toPaise(price), percent, ending))
