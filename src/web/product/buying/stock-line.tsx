import { stockLine } from '#domain/stock.ts'
import { product as english } from '#web/words/en/product.ts'
import { useWords } from '#web/words/words.ts'
import { useProfile } from '../../surroundings.ts'
import { classes } from '../../ui/classes.ts'

/** How much is left, in plain words. */
export function StockLine({ stock }: { stock: number }) {
  const words = useWords('product', english).stock
  const line = stockLine(stock, useProfile()?.fewLeft)
  return (
    <p className={classes('font-medium', line.kind === 'sold-out' ? 'text-lac' : 'text-leaf')}>
      {line.kind === 'few' ? words.few(line.n) : words[line.kind]}
    </p>
  )
}
