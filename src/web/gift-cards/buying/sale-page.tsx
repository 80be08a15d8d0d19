import type { CardSale } from '#contract/card-sales/types.ts'
import { cardSales as english } from '#web/words/en/paying/card-sales.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayOf } from '../../account/day.ts'
import type { Refusal } from '../../acting.ts'
import { dayAndTime } from '../../clock.ts'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'
import { rupees } from '../../ui/price.tsx'
import { useFocusOnNews } from '../../ui/use-focus-on-news.ts'
import { SalePayment } from './sale-payment.tsx'

type SalePageProps = { sale: CardSale; secret: string; given: Refusal | undefined }

/** A gift card that was ordered, as its buyer follows it: how it stands, how to pay it, what it will say. */
export function SalePage({ sale, secret, given }: SalePageProps) {
  const words = useWords('cardSales', english)
  const isOpen = sale.state === 'awaiting' || sale.state === 'claimed'
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl md:text-3xl">{words.number(sale.number)}</h1>
      <div className="mt-6 grid max-w-2xl gap-8">
        <Standing sale={sale} />
        {isOpen && <SalePayment sale={sale} secret={secret} given={given} />}
        <Facts sale={sale} />
        <p className="text-sm text-soft">{words.keep}</p>
      </div>
    </div>
  )
}

const claimedId = 'claimed'

function Standing({ sale }: { sale: CardSale }) {
  const words = useWords('cardSales', english)
  const language = useLanguage()
  const { state, claimedReference, sentAt, recipientEmail, sendOn } = sale
  useFocusOnNews(claimedId, claimedReference)
  if (state === 'awaiting') return <p>{words.awaiting(dayAndTime(sale.payBefore, language))}</p>
  if (state === 'claimed')
    return (
      <Note id={claimedId} title={words.claimed(claimedReference ?? '')}>
        {words.claimedText}
      </Note>
    )
  if (state === 'paid') {
    const day = sendOn && dayOf(`${sendOn}T12:00:00Z`, language)
    const leaves = sentAt ? words.sent(recipientEmail) : words.leaves(recipientEmail, day)
    return <Note title={words.paid}>{leaves}</Note>
  }
  return (
    <Note title={words[state]}>
      {state === 'refunded' ? words.refundedText : words.lapsedText}
      {state === 'lapsed' && (
        <Link to="/gift-card/buy" className="link block w-fit py-1.5">
          {words.again}
        </Link>
      )}
    </Note>
  )
}

function Facts({ sale }: { sale: CardSale }) {
  const words = useWords('cardSales', english)
  const language = useLanguage()
  const day = (date: string | null) => date && dayOf(`${date}T12:00:00Z`, language)
  const rows = [
    [words.amount, rupees(sale.amount)],
    [words.recipientName, sale.recipientName],
    [words.recipientEmail, sale.recipientEmail],
    [words.message, sale.message],
    [words.sendOn, day(sale.sendOn)],
    [words.paidOn, sale.paidAt && dayOf(sale.paidAt, language)],
    [words.lastDay, day(sale.lastDay)],
    [words.refundUntil, sale.refundUntil && dayOf(sale.refundUntil, language)],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return (
    <dl className="grid border-t border-line">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
