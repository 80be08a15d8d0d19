import { type SyntheticEvent, useState } from 'react'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import { changedPrice, type PriceEnding, priceEndings } from '#domain/bulk/changed-price.ts'
import { toPaise, toRupees } from '#domain/money.ts'
import { isDeepPercent } from '#domain/pricing.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { useAsk } from '../../parts/ask.tsx'
import { FormDialog } from '../../parts/forms/form-dialog.tsx'
import { FormFooter } from '../../parts/forms/form-footer.tsx'
import { faultsOf, isTimed, noTimes, PriceTimeFields, type PriceTimes } from './price-times.tsx'
import { usePlan } from './use-plan.ts'

const words = admin.products.bulk
const bounds = { min: -90, max: 200 }
const examples = 5

type BulkPriceDialogProps = {
  selected: StockItem[]
  onClose: () => void
  /** Prices for a time, or later, have been planned. */
  onPlanned: () => void
  onApply: (percent: number, ending: PriceEnding) => void
}

/** Raises or lowers prices by a share, at once or for a time, and shows beforehand what becomes of them. */
export function BulkPriceDialog(props: BulkPriceDialogProps) {
  const { selected, onClose } = props
  const [text, setText] = useState('')
  const [ending, setEnding] = useState<PriceEnding>('rupee')
  const [times, setTimes] = useState(noTimes)
  const percent = percentOf(text)
  const { isTried, faults, isSaving, submit } = useApply(props, { percent, ending, times })
  return (
    <FormDialog title={words.priceTitle(selected.length)} onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => void submit(event)}>
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
            <PriceTimeFields times={times} faults={isTried ? faults : {}} onChange={setTimes} />
            {percent !== null && (
              <Examples
                {...{ selected, times }}
                becomes={(price) => changed(price, percent, ending)}
              />
            )}
          </div>
          <FormFooter
            label={isTimed(times) ? words.plan : words.priceApply}
            isBusy={isSaving}
            onCancel={close}
          />
        </form>
      )}
    </FormDialog>
  )
}

type Typed = { percent: number | null; ending: PriceEnding; times: PriceTimes }

/** Changes the prices at once or plans them, once nothing that was typed is wrong. */
function useApply(
  { selected, onApply, onPlanned }: BulkPriceDialogProps,
  { percent, ending, times }: Typed,
) {
  const [isTried, setTried] = useState(false)
  const { plan, isSaving } = usePlan(onPlanned)
  const faults = faultsOf(times, percent)
  const ask = useAsk()
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (percent === null || Object.keys(faults).length > 0) return
    const { title, confirm } = admin.products.deepDiscount
    if (isDeepPercent(-percent) && !(await ask({ title: title(-percent), confirm }))) return
    const ids = selected.map(({ id }) => id)
    if (isTimed(times)) void plan({ ids, percent, ending }, times)
    else onApply(percent, ending)
  }
  return { isTried, faults, isSaving, submit }
}

/** What a sale lowers is what is paid; whoever changes prices for good changes the price itself. */
const changedOf = ({ price, currentPrice }: StockItem, { endsAt }: PriceTimes) =>
  endsAt === '' ? price : currentPrice

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

type ExamplesProps = {
  selected: StockItem[]
  times: PriceTimes
  becomes: (price: number) => number
}

/** What becomes of the first few, and of the lowest and the highest of all; how many are paid by another price. */
export function Examples({ selected, times, becomes }: ExamplesProps) {
  const prices = selected.map((item) => ({ ...item, price: changedOf(item, times) }))
  const discounted = prices.filter(({ price, currentPrice }) => currentPrice < price).length
  const before = prices.map(({ price }) => price)
  const after = before.map(becomes)
  const range = (some: number[]) =>
    words.range(rupees(Math.min(...some)), rupees(Math.max(...some)))
  return (
    <>
      <ul className="mt-4 text-sm text-soft">
        {prices.slice(0, examples).map(({ id, name, price }) => (
          <li key={id}>
            {name}: {words.example(rupees(price), rupees(becomes(price)))}
          </li>
        ))}
      </ul>
      {prices.length > examples && (
        <p className="mt-2 text-sm font-medium">
          {words.inAll(prices.length)} {words.example(range(before), range(after))}
        </p>
      )}
      {discounted > 0 && <p className="mt-2 text-sm text-lac">{words.discountsStay(discounted)}</p>}
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
