import type { ImportReport } from '#contract/catalog/admin-types.ts'
import { CheckField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'

const words = admin.products.file

type ImportStocksProps = {
  report: ImportReport
  isCounted: boolean
  onCounted: (isCounted: boolean) => void
}

/** Stocks that a file would set over figures it has not seen: they stay, unless they were counted just now. */
export function ImportStocks({ report, isCounted, onCounted }: ImportStocksProps) {
  const { stocks, stockCount } = report
  return (
    <section className="border border-zari bg-card px-4 py-3">
      <p className="font-medium">{words.stocks(stockCount)}</p>
      <ul className="mt-2 max-h-60 overflow-y-auto text-sm">
        {stocks.map(({ row, name, code, now, wanted, seen }) => (
          <li key={row} className="py-0.5">
            {words.stock({ row, name, code, now, wanted, seen })}
          </li>
        ))}
      </ul>
      <CheckField
        label={words.stocksCounted}
        checked={isCounted}
        onChange={(event) => onCounted(event.target.checked)}
      />
    </section>
  )
}
