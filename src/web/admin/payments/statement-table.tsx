import { Link } from 'react-router'
import type { StatementLine } from '#contract/payment.ts'
import { classes } from '#web/ui/classes.ts'
import { rupees } from '#web/ui/price.tsx'
import { adminPayments } from '#web/words/en/admin-payments.ts'

const words = adminPayments.statement

const looks: Record<StatementLine['outcome'], string> = {
  fits: 'text-leaf',
  settled: 'text-leaf',
  'amount-differs': 'text-lac',
  used: 'text-soft',
  ambiguous: 'text-lac',
  unknown: 'text-soft',
}

/** Every credit of a statement, which order it pays, or why none. */
export function StatementTable({ lines }: { lines: StatementLine[] }) {
  const { line, date, text, amount, outcome } = words.columns
  return (
    <table className="sheet mt-3">
      <thead>
        <tr>
          <th scope="col" className="numeric">
            {line}
          </th>
          <th scope="col">{date}</th>
          <th scope="col" className="w-full">
            {text}
          </th>
          <th scope="col" className="numeric">
            {amount}
          </th>
          <th scope="col">{outcome}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((one) => (
          <tr key={one.line}>
            <td data-label={line} className="numeric text-soft">
              {one.line}
            </td>
            <td data-label={date} className="whitespace-nowrap">
              {one.date}
            </td>
            <td className="[overflow-wrap:anywhere]">{one.text}</td>
            <td data-label={amount} className="numeric whitespace-nowrap">
              {rupees(one.amount)}
            </td>
            <td data-label={outcome}>
              <Outcome line={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Outcome({ line }: { line: StatementLine }) {
  const { outcome, orderNumber, words: why } = line
  return (
    <span className="block md:min-w-44">
      <span className={classes('block font-medium', looks[outcome])}>
        {words.outcomes[outcome]}
      </span>
      {orderNumber && (
        <Link to={`/admin/orders?q=${orderNumber}`} className="link block">
          {orderNumber}
        </Link>
      )}
      {why && <span className="block text-soft">{why}</span>}
    </span>
  )
}
