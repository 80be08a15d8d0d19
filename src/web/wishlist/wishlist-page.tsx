import type { ReactNode } from 'react'
import type { Wishlist } from '#contract/wishlist/types.ts'
import { shell } from '#web/words/en/shell.ts'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useWords } from '#web/words/words.ts'
import { SkeletonGrid } from '../product/card/product-grid.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { HeartIcon } from '../ui/icon.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { Note } from '../ui/note.tsx'
import { CommentList } from './comment-list.tsx'
import type { WishOutcome } from './posted-wish.ts'
import { SharePanel } from './share-panel.tsx'
import { useWishlist, type WishlistActs } from './use-wishlist.ts'
import { WishlistPiece } from './wishlist-piece.tsx'

/** What the visitor has put aside, and what their family says to it. */
export function WishlistPage({ outcome }: { outcome: WishOutcome | undefined }) {
  const words = useWords('wishlist', english)
  const { home } = useWords('shell', shell)
  const acts = useWishlist()
  return (
    <div className="page pt-5 pb-16">
      <Breadcrumbs crumbs={[{ label: home, to: '/' }, { label: words.title }]} />
      <h1 className="mt-4 text-2xl md:text-3xl">{words.title}</h1>
      {outcome?.refusal && (
        <Note isAlert title={words.failed} className="mt-4">
          {outcome.refusal.reason}
        </Note>
      )}
      <Contents acts={acts} />
    </div>
  )
}

function Contents({ acts }: { acts: WishlistActs }): ReactNode {
  const words = useWords('wishlist', english)
  const { wishlist, error, tryAgain } = acts
  if (!wishlist) {
    if (!error) return <SkeletonGrid />
    return (
      <EmptyState title={words.failed} text={error.reason}>
        <Button onClick={tryAgain}>{words.tryAgain}</Button>
      </EmptyState>
    )
  }
  if (wishlist.pieces.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyText}
        mark={<HeartIcon className="size-12" />}
      >
        <LinkButton to="/products" size="lg">
          {words.browse}
        </LinkButton>
      </EmptyState>
    )
  }
  return <Filled wishlist={wishlist} acts={acts} />
}

function Filled({ wishlist, acts }: { wishlist: Wishlist; acts: WishlistActs }) {
  const words = useWords('wishlist', english)
  const nameOf = (id: number | null) =>
    wishlist.pieces.find(({ product }) => product.id === id)?.product.name ?? null
  return (
    <>
      <p className="mt-2 text-soft">{words.text}</p>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {wishlist.pieces.map((piece) => (
          <li key={piece.product.id} className="flex flex-col">
            <WishlistPiece piece={piece} acts={acts} isShared={wishlist.share !== null} />
          </li>
        ))}
      </ul>
      <div className="mt-14 grid items-start gap-10 lg:grid-cols-2">
        <SharePanel wishlist={wishlist} acts={acts} />
        <CommentList
          comments={wishlist.comments}
          nameOf={nameOf}
          onRemove={(id) => void acts.removeComment(id)}
        />
      </div>
    </>
  )
}
