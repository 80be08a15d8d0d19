import type { TaxSummary } from '#contract/tax/types.ts'
import { cart as english } from '#web/words/en/cart.ts'
import { useWords } from '#web/words/words.ts'
import { exactRupees } from '../ui/price.tsx'

type Rate = TaxSummary['byRate'][number]
type Head = { name: string; percent: number; amount: number }

/** Every head of tax of every rate, and what it is charged on; nothing where the shop charges none. */
export function TaxList({ tax }: { tax: TaxSummary | null | undefined }) {
  const { taxOn } = useWords('cart', english).summary
  const taxed = tax?.byRate.filter(({ rate }) => rate > 0) ?? []
  if (!tax || taxed.length === 0) return null
  return (
    <dl className="mt-2 grid gap-1 text-sm text-soft tabular-nums">
      {taxed.flatMap((one) =>
        headsOf(tax, one).map(({ name, percent, amount }) => (
          <div key={`${name} ${percent}`} className="flex items-baseline justify-between gap-4">
            <dt>{taxOn(name, String(percent), exactRupees(one.taxable))}</dt>
            <dd>{exactRupees(amount)}</dd>
          </div>
        )),
      )}
    </dl>
  )
}

function headsOf({ supply, stateTax }: TaxSummary, of: Rate): Head[] {
  if (supply !== 'intra') return [{ name: 'IGST', percent: of.rate, amount: of.igst }]
  const percent = of.rate / 2
  return [
    { name: 'CGST', percent, amount: of.cgst },
    { name: stateTax ?? 'SGST', percent, amount: of.sgst },
  ]
}
