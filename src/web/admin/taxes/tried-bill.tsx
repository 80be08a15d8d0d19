import type { BillAnswer, TriedBill as Tried } from '#contract/tax/try-types.ts'
import { exactRupees } from '#web/ui/price.tsx'
import { adminTaxes } from '#web/words/en/admin/law/taxes.ts'
import { Sheet } from '../parts/sheet.tsx'

const words = adminTaxes.trial
const { columns } = words

/** Every row of the bill with its heads of tax, and the total; or why there is none. */
export function TriedBill({ answer: { bill, reason } }: { answer: BillAnswer }) {
  return (
    <div role="status" className="mt-5 border-t border-line pt-4">
      {bill ? <Bill bill={bill} /> : <p className="border border-zari px-4 py-3">{reason}</p>}
    </div>
  )
}

type Heads = Pick<Tried, 'cgst' | 'sgst' | 'igst'>
type Head = { label: string; of: (heads: Heads) => number }

function headsOf({ kind, supply, stateTax }: Tried): Head[] {
  if (kind !== 'tax-invoice') return []
  if (supply !== 'intra') return [{ label: 'IGST', of: ({ igst }) => igst }]
  return [
    { label: 'CGST', of: ({ cgst }) => cgst },
    { label: stateTax ?? 'SGST', of: ({ sgst }) => sgst },
  ]
}

function Bill({ bill }: { bill: Tried }) {
  const heads = headsOf(bill)
  const isTaxed = heads.length > 0
  return (
    <>
      <h3 className="font-semibold">{words.kinds[bill.kind]}</h3>
      {bill.placeName !== '' && (
        <p className="text-soft">{words.place(bill.placeName, words.supplies[bill.supply])}</p>
      )}
      {bill.section && <p className="text-soft">{words.sections[bill.section]}</p>}
      <div className="mt-3">
        <Sheet
          columns={[
            { label: columns.row, className: 'w-full' },
            ...(isTaxed ? [columns.rate, columns.taxable] : []).map(asNumeric),
            ...heads.map(({ label }) => asNumeric(label)),
            asNumeric(columns.net),
          ]}
          items={bill.rows}
          row={(row) => <BillRow key={keyOf(row)} row={row} heads={heads} />}
        />
      </div>
      <dl className="mt-3 ms-auto grid max-w-sm gap-1 tabular-nums">
        {isTaxed && <Sum label={columns.taxable} amount={bill.taxable} />}
        {heads.map(({ label, of }) => (
          <Sum key={label} label={label} amount={of(bill)} />
        ))}
        <Sum label={words.total} amount={bill.total} isStrong />
      </dl>
      <p className="pt-2 text-end text-sm text-soft">{bill.words}</p>
    </>
  )
}

const asNumeric = (label: string) => ({ label, className: 'numeric' })

type Row = Tried['rows'][number]

const keyOf = ({ kind, line, rate }: Row) => [kind, line, rate].join()

const nameOf = ({ kind, line }: Row) =>
  kind === 'goods' ? words.rows.goods((line ?? 0) + 1) : words.rows[kind]

function BillRow({ row, heads }: { row: Row; heads: Head[] }) {
  const facts = [
    row.quantity > 1 ? `× ${row.quantity}` : '',
    row.hsn === '' ? '' : `HSN ${row.hsn}`,
    row.discount > 0 ? words.discounted(exactRupees(row.discount)) : '',
  ].filter((text) => text !== '')
  const cells = [
    ...(heads.length > 0
      ? [
          [columns.rate, `${row.rate ?? 0} %`],
          [columns.taxable, exactRupees(row.taxable)],
        ]
      : []),
    ...heads.map(({ label, of }) => [label, exactRupees(of(row))]),
    [columns.net, exactRupees(row.net)],
  ]
  return (
    <tr>
      <th scope="row">
        <span className="block font-medium">{nameOf(row)}</span>
        <span className="block text-sm text-soft">{facts.join(' · ')}</span>
      </th>
      {cells.map(([label, text]) => (
        <td key={label} data-label={label} className="numeric whitespace-nowrap">
          {text}
        </td>
      ))}
    </tr>
  )
}

function Sum(props: { label: string; amount: number; isStrong?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${props.isStrong ? 'border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt>{props.label}</dt>
      <dd>{exactRupees(props.amount)}</dd>
    </div>
  )
}
