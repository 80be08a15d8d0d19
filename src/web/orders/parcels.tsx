import type { OrderLine, Parcel } from '#contract/orders/types.ts'
import { dayWords } from '#domain/day-words.ts'
import type { Language } from '#domain/language.ts'
import { ownCourierName } from '#domain/orders/own-courier.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayAndTime } from '../clock.ts'

/** Every parcel of an order, with the way to follow it. */
export function Parcels({ parcels, lines }: { parcels: Parcel[]; lines: OrderLine[] }) {
  const words = useWords('orders', english).parcel
  if (parcels.length === 0) return null
  return (
    <section aria-labelledby="parcels" className="grid gap-4">
      <h2 id="parcels" className="text-xl">
        {words.title}
      </h2>
      {parcels.map((parcel, at) => (
        <OneParcel
          key={parcel.id}
          parcel={parcel}
          lines={lines}
          ofSeveral={parcels.length > 1 && words.several(at + 1, parcels.length)}
        />
      ))}
    </section>
  )
}

/** `ofSeveral` says which one it is, where there are several. */
type OneParcelProps = { parcel: Parcel; lines: OrderLine[]; ofSeveral: string | false }

function OneParcel({ parcel, lines, ofSeveral }: OneParcelProps) {
  const words = useWords('orders', english).parcel
  const language = useLanguage()
  return (
    <div className="border border-line bg-card p-5">
      <p className="font-medium">
        {ofSeveral && `${ofSeveral}: `}
        {parcel.carrier === ownCourierName ? words.ourCourier : parcel.carrier}
      </p>
      {parcel.trackingNumber && (
        <p>
          {words.number}: <span className="tabular-nums">{parcel.trackingNumber}</span>
        </p>
      )}
      <p className="text-soft">{datesOf(parcel, words, language)}</p>
      <News parcel={parcel} />
      {parcel.contents.length > 0 && (
        <p className="text-soft">
          {words.holds}: {namesOf(parcel, lines)}
        </p>
      )}
      {parcel.trackingUrl && (
        <a
          href={parcel.trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="link reachable py-1.5"
        >
          {words.follow}
        </a>
      )}
    </div>
  )
}

/** What its carrier has said of it, with the days. */
function News({ parcel: { news = [] } }: { parcel: Parcel }) {
  const words = useWords('orders', english).parcel
  const language = useLanguage()
  if (news.length === 0) return null
  return (
    <ol aria-label={words.news} className="my-3 grid gap-2 border-s border-line ps-4">
      {news.map(({ stage, place, at }) => (
        <li key={`${stage}${at}`}>
          <p>
            {words.stages[stage]}
            {place !== '' && <span className="text-soft">, {place}</span>}
          </p>
          <p className="text-sm text-soft">
            <time dateTime={at}>{dayAndTime(at, language)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}

function datesOf(
  { shippedAt, deliveredAt }: Parcel,
  words: typeof english.parcel,
  language: Language,
): string {
  return deliveredAt
    ? words.arrived(dayWords(Date.parse(deliveredAt), language))
    : words.sent(dayWords(Date.parse(shippedAt), language))
}

const namesOf = ({ contents }: Parcel, lines: OrderLine[]) =>
  contents
    .map(({ lineId, quantity }) => {
      const name = lines.find((line) => line.id === lineId)?.name ?? ''
      return quantity > 1 ? `${name} × ${quantity}` : name
    })
    .join(', ')
