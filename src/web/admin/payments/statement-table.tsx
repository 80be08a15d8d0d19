import type { StatementLine } from '#contract/payments/types.ts'
import { cardSaleIdIn } from '#domain/gift-cards/card-sale.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/link.tsx'
import { rupees } from '#web/ui/price.tsx'
import { adminPayments } from '#web/words/en/admin/payments.ts'
import { paymentReasons } from '#web/words/en/admin/said/payments.ts'
import { Sheet } from '../parts/sheet.tsx'

const words = adminPayments.statement
const { line, date, text, amount, outcome } = words.columns
const columnsOf = (textLabel: string) => [
  { label: line, className: 'numeric' },
  { label: date },
  { label: textLabel, className: 'w-full' },
  { label: amount, className: 'numeric' },
  { label: outcome },
]

const looks: Record<StatementLine['outcome'], string> = {
  fits: 'text-leaf',
  settled: 'text-leaf',
  'amount-differs': 'text-lac',
  used: 'text-soft',
  ambiguous: 'text-lac',
  unknown: 'text-soft',
  unreadable: 'text-lac',
  'no-number': 'text-lac',
  twice: 'text-soft',
  paid: 'text-soft',
  'not-at-door': 'text-soft',
}

type StatementTableProps = {
  lines: StatementLine[]
  /** What names each line; the text of the bank when left out. */
  textLabel?: string | undefined
}

/** Every credit of a statement, which order it pays, or why none. */
export function StatementTable({ lines, textLabel = text }: StatementTableProps) {
  return (
    <div className="mt-3">
      <Sheet
        columns={columnsOf(textLabel)}
        items={lines}
        row={(one) => (
          <tr key={one.line}>
            <th scope="row" data-label={line} className="numeric text-soft">
              {one.line}
            </th>
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
        )}
      />
    </div>
  )
}

function Outcome({ line: credit }: { line: StatementLine }) {
  const { orderNumber, shares = [], said } = credit
  // In English where a code is newer than this page.
  const why = (said && sayCode(paymentReasons, said)) ?? credit.words
  return (
    <span className="block md:min-w-44">
      <span className={classes('block font-medium', looks[credit.outcome])}>
        {words.outcomes[credit.outcome]}
      </span>
      {orderNumber && (
        <Link to={pathOf(orderNumber)} className="link block">
          {orderNumber}
        </Link>
      )}
      {shares.map((share) => (
        <span key={share.orderNumber} className="flex justify-between gap-3">
          <Link to={pathOf(share.orderNumber)} className="link">
            {share.orderNumber}
          </Link>
          <span className="tabular-nums">{rupees(share.amount)}</span>
        </span>
      ))}
      {why && <span className="block text-soft">{why}</span>}
    </span>
  )
}

/** Where an order, or a gift card that was ordered, is found. */
const pathOf = (number: string) =>
  cardSaleIdIn(number) === null ? `/admin/orders?q=${number}` : `/admin/gift-cards/sold?q=${number}`
