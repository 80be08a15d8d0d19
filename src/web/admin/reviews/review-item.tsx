import type { StaffReview } from '#contract/reviews/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { adminReviews as words } from '#web/words/en/admin/reviews.ts'
import { useMay } from '../allowed.ts'
import { When } from '../parts/when.tsx'

export type ReviewDialog = 'verdict' | 'answer' | 'photos'

type ReviewItemProps = {
  review: StaffReview
  onApprove: () => void
  onOpen: (dialog: ReviewDialog) => void
}

/** One review whole, and what can be done with it. */
export function ReviewItem(props: ReviewItemProps) {
  const { review, onOpen } = props
  const { author, product, state, reply } = review
  return (
    <li className="border border-line bg-card p-4" aria-label={words.item(author, product.name)}>
      <Facts review={review} />
      <Said review={review} />
      <Photos review={review} onPhotos={() => onOpen('photos')} />
      {state === 'rejected' && <Refused review={review} />}
      {reply && (
        <div className="measure mt-3 border-s-2 border-zari ps-4">
          <p className="text-sm text-soft">{words.replied}</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      <Acts {...props} />
    </li>
  )
}

/** Show it, refuse it, answer it. */
function Acts({ review, onApprove, onOpen }: ReviewItemProps) {
  const { author, state, reply } = review
  const reject = state === 'approved' ? words.takeDown : words.reject
  const answer = reply ? words.editReply : words.reply
  const act = (verb: string, onClick: () => void) => ({
    ...({ size: 'sm', onClick, children: verb } as const),
    'aria-label': words.ofReview(verb, author),
  })
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {state !== 'approved' && <Button {...act(words.approve, onApprove)} />}
      {state !== 'rejected' && (
        <>
          <Button {...act(reject, () => onOpen('verdict'))} look="quiet" aria-haspopup="dialog" />
          <Button {...act(answer, () => onOpen('answer'))} look="plain" aria-haspopup="dialog" />
        </>
      )}
    </div>
  )
}

function Facts({ review: { author, rating, state, product, order, createdAt } }: Of) {
  const maySeeOrders = useMay('orders.see')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{author}</span>
        <Stars rating={rating} />
        <span className="text-sm text-soft">
          <When at={createdAt} />
        </span>
        <span className={state === 'pending' ? 'text-sm text-lac' : 'text-sm text-soft'}>
          {words.states[state]}
        </span>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft">
        <Link to={`/product/${product.slug}`} className="link">
          {product.name}
        </Link>
        {product.code}
        <Link to={`?state=all&saree=${product.id}`} className="link">
          {words.onlyThis}
        </Link>
        {order && maySeeOrders && (
          <Link to={`/admin/orders/${order.id}`} className="link">
            {words.byOrder(order.number)}
          </Link>
        )}
      </p>
    </>
  )
}

function Said({ review: { title, comment, isDemo } }: Of) {
  return (
    <>
      {title && <p className="measure mt-3 font-medium wrap-anywhere">{title}</p>}
      {comment && <p className="measure mt-2 whitespace-pre-line wrap-anywhere">{comment}</p>}
      {isDemo && <p className="mt-2 text-sm text-soft">{words.demo}</p>}
    </>
  )
}

function Photos({ review: { photos, author }, onPhotos }: Of & { onPhotos: () => void }) {
  if (photos.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <button
          key={photo.src}
          type="button"
          aria-haspopup="dialog"
          aria-label={words.photo(at + 1, author)}
          onClick={onPhotos}
          className="w-20"
        >
          <Picture picture={photo} sizes="80px" widest={320} className="aspect-3/4 rounded-xs" />
        </button>
      ))}
    </p>
  )
}

function Refused({ review: { refusal, words: said } }: Of) {
  return (
    <p className="measure mt-3 text-sm text-soft wrap-anywhere">
      {words.because}: {refusal && words.reasons[refusal]}
      {said && `. ${said}`}
    </p>
  )
}

type Of = { review: StaffReview }
