import type { SharedWishlist } from '#contract/wishlist/types.ts'
import { Link } from '#web/ui/link.tsx'
import { wishlist as english } from '#web/words/en/wishlist.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../ui/forms/field.tsx'
import { Note } from '../ui/note.tsx'
import { CommentBox } from './comment-box.tsx'
import { CommentList } from './comment-list.tsx'
import type { SaidOutcome } from './posted-say.ts'
import { SharedPiece } from './shared-piece.tsx'
import { useSaying, useShared } from './use-shared.ts'

type SharedPageProps = { token: string; outcome: SaidOutcome | undefined }

/** Somebody's wishlist as their family sees it: a heart, a "not this", a word. */
export function SharedPage({ token, outcome }: SharedPageProps) {
  const words = useWords('wishlist', english).shared
  const list = useShared(token)
  if (!list) return null
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl md:text-3xl">{list.title || words.title}</h1>
      {list.isOwner ? (
        <p className="mt-2 text-soft">
          {words.isOwner}{' '}
          <Link to="/wishlist" className="link">
            {words.toOwn}
          </Link>
        </p>
      ) : (
        <p className="mt-2 text-soft">{words.text}</p>
      )}
      {outcome?.isSent && <Note title={words.sent} className="mt-4 max-w-xl" />}
      {list.pieces.length === 0 && <p className="mt-8">{words.empty}</p>}
      <Ballot token={token} list={list} outcome={outcome} />
    </div>
  )
}

/** One form for everything that is said, so that the name is typed once. */
function Ballot({ token, list, outcome }: SharedPageProps & { list: SharedWishlist }) {
  const words = useWords('wishlist', english)
  const { name, setName, refusal, busy, submit } = useSaying(token, outcome)
  const isNameMissing = refusal !== null && name.trim() === ''
  const nameOf = (id: number | null) =>
    list.pieces.find(({ product }) => product.id === id)?.product.name ?? null
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="mt-6">
        {/* Enter in a field presses the first button: this one votes for nothing. */}
        <button type="submit" name="say" value="name" tabIndex={-1} className="sr-only">
          {words.shared.keepName}
        </button>
        {!list.isOwner && <NameField name={name} onName={setName} isMissing={isNameMissing} />}
        {refusal && !isNameMissing && (
          <Note isAlert title={refusal.reason} className="mt-4 max-w-xl" />
        )}
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
          {list.pieces.map((piece) => (
            <li key={piece.product.id}>
              <SharedPiece piece={piece} isOwner={list.isOwner} busy={busy} />
            </li>
          ))}
        </ul>
        {!list.isOwner && (
          <div className="mt-10 max-w-xl">
            <CommentBox productId={0} label={words.shared.commentOnAll} busy={busy} />
          </div>
        )}
      </form>
      <div className="mt-12 max-w-xl">
        <CommentList comments={list.comments} nameOf={nameOf} />
      </div>
    </>
  )
}

type NameFieldProps = { name: string; onName: (name: string) => void; isMissing: boolean }

function NameField({ name, onName, isMissing }: NameFieldProps) {
  const words = useWords('wishlist', english).shared
  return (
    <TextField
      label={words.name}
      name="name"
      autoComplete="given-name"
      maxLength={40}
      hint={words.nameHint}
      value={name}
      onChange={({ currentTarget }) => onName(currentTarget.value)}
      error={isMissing ? words.nameMissing : undefined}
      className="max-w-sm"
    />
  )
}
