import type { WishlistComment } from '#contract/wishlist/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { IconButton } from '../ui/button.tsx'
import { TrashIcon } from '../ui/page-icons.tsx'
import { WishForm } from './wish-form.tsx'

type CommentListProps = {
  comments: WishlistComment[]
  /** The saree that a comment speaks of; null for the whole list. */
  nameOf: (productId: number | null) => string | null
  /** Given to the owner alone. */
  onRemove?: (id: number) => void
}

/** What was said, by whom and of which saree. */
export function CommentList({ comments, nameOf, onRemove }: CommentListProps) {
  const words = useWords('wishlist', english).comments
  if (comments.length === 0) return null
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="text-xl">
        {words.title}
      </h2>
      <ul className="mt-4">
        {comments.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            piece={nameOf(comment.productId)}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  )
}

type CommentProps = {
  comment: WishlistComment
  piece: string | null
  onRemove: ((id: number) => void) | undefined
}

function Comment({ comment, piece, onRemove }: CommentProps) {
  const words = useWords('wishlist', english).comments
  const language = useLanguage()
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <p className="text-sm text-soft">
          <span className="font-medium text-ink">{comment.name}</span>
          {piece && ` ${words.about(piece)}`} · {dayWords(Date.parse(comment.createdAt), language)}
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{comment.comment}</p>
      </div>
      {onRemove && (
        <WishForm intent="remove-comment" about={comment.id} onSend={() => onRemove(comment.id)}>
          <IconButton type="submit" label={words.remove(comment.name)}>
            <TrashIcon className="size-5" />
          </IconButton>
        </WishForm>
      )}
    </li>
  )
}
