import type { SharedWishlist } from '#contract/wishlist/types.ts'
import { Link } from '#web/ui/link.tsx'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { CardPicture } from '../product/card/card-picture.tsx'
import { classes } from '../ui/classes.ts'
import { CloseIcon, HeartIcon } from '../ui/icon.tsx'
import { HeartFilledIcon } from '../ui/page-icons.tsx'
import { Price } from '../ui/price.tsx'
import { CommentBox } from './comment-box.tsx'

type SharedPieceProps = {
  piece: SharedWishlist['pieces'][number]
  /** The owner sees the tally and votes for nothing. */
  isOwner: boolean
  busy: string
}

const sizes = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 46vw'

/** One saree of somebody's list, with its votes. */
export function SharedPiece({ piece, isOwner, busy }: SharedPieceProps) {
  const words = useWords('wishlist', english)
  const { product, hearts, nots } = piece
  return (
    <article className="flex h-full flex-col">
      <div className="group/card relative">
        <CardPicture product={product} sizes={sizes} isPriority={false} isNear={false} />
        <h2 className="mt-3 font-sans text-base leading-snug font-medium">
          <Link
            to={`/product/${product.slug}`}
            lang={langOf(product, 'name')}
            className="after:absolute after:inset-0 hover:text-lac"
          >
            {product.name}
          </Link>
        </h2>
        <div className="mt-1.5">
          <Price {...product} />
        </div>
      </div>
      {isOwner ? (
        <p className="mt-3 text-sm text-soft">
          {words.hearts(hearts)} · {words.nots(nots)}
        </p>
      ) : (
        <>
          <Votes piece={piece} />
          <details className="mt-2">
            <summary className="link reachable py-1.5 text-sm">{words.shared.comment}</summary>
            <CommentBox
              productId={product.id}
              label={words.shared.commentOn(product.name)}
              busy={busy}
            />
          </details>
        </>
      )}
    </article>
  )
}

const vote =
  'flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-xs border border-edge bg-card px-2 text-sm hover:border-ink aria-pressed:border-arakku aria-pressed:text-lac'

function Votes({ piece }: Pick<SharedPieceProps, 'piece'>) {
  const words = useWords('wishlist', english).shared
  const { product, mine, hearts, nots } = piece
  const { id, name } = product
  const Heart = mine === 'heart' ? HeartFilledIcon : HeartIcon
  const pressOf = (one: 'heart' | 'not') => `${mine === one ? 'none' : one}:${id}`
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button
        type="submit"
        name="say"
        value={pressOf('heart')}
        aria-pressed={mine === 'heart'}
        className={vote}
      >
        <Heart className="size-5" />
        <span className="sr-only">{words.heartFor(name)}</span>
        <span className="tabular-nums">{hearts}</span>
      </button>
      <button
        type="submit"
        name="say"
        value={pressOf('not')}
        aria-pressed={mine === 'not'}
        className={classes(vote, 'whitespace-nowrap')}
      >
        <CloseIcon className="size-4" />
        <span>{words.not}</span>
        <span className="sr-only">{words.notFor(name)}</span>
        <span className="tabular-nums">{nots}</span>
      </button>
    </div>
  )
}
