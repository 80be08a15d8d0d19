import type { Return } from '#contract/orders/part-types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { adminReturns as words } from '#web/words/en/admin/returns.ts'
import { PhotoStrip } from '../parts/photo-strip.tsx'

type ReturnStoryProps = {
  one: Pick<
    Return,
    'lines' | 'wish' | 'reason' | 'words' | 'decision' | 'isCreditChosen' | 'exchange'
  >
  /** The name of the saree in a line of the return. */
  nameAt: (at: number) => string
}

/** What comes back and why, in the buyer's words, and what the shop answered. */
export function ReturnStory({ one, nameAt }: ReturnStoryProps) {
  return (
    <div className="min-w-0">
      <ul>
        {one.lines.map(({ lineId, quantity }, at) => (
          <li key={lineId} className="font-medium">
            {quantity} × {nameAt(at)}
          </li>
        ))}
      </ul>
      <p>
        {one.isCreditChosen ? words.creditChosen : words.wishes[one.wish]} ·{' '}
        {words.reasons[one.reason]}
      </p>
      {one.exchange && (
        <p>
          <Link to={`/admin/orders/${one.exchange.id}`} className="link">
            {words.exchangeOrder(one.exchange.number)}
          </Link>{' '}
          {adminOrders.states[one.exchange.state]}
        </p>
      )}
      {one.words && <p className="whitespace-pre-line break-words text-soft">{one.words}</p>}
      {one.decision && (
        <p className="break-words">
          <span className="text-soft">{words.decision}</span> {one.decision}
        </p>
      )}
    </div>
  )
}

/** The photos of the buyer. */
export function ReturnPhotos({ photos }: { photos: string[] }) {
  if (photos.length === 0) return <span className="text-soft">{words.noPhotos}</span>
  return <PhotoStrip photos={photos} nameOf={words.photo} />
}
