import { useRef, useState } from 'react'
import { mostPieces } from '#domain/stories/story.ts'
import { IconButton } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { adminStories } from '#web/words/en/admin/content/stories.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { FoundPieces } from '../parts/found-pieces.tsx'
import { SearchField } from '../parts/lists/search-field.tsx'
import type { StoryPiece } from './story-values.ts'

const words = adminStories.pieces
const { search, searchHint } = adminOrders.make.lines

type PiecePickerProps = {
  label: string
  pieces: StoryPiece[]
  onChange: (pieces: StoryPiece[]) => void
}

/** The sarees that a story shows, in order: found by name or code, taken off again. */
export function PiecePicker({ label, pieces, onChange }: PiecePickerProps) {
  const [text, setText] = useState('')
  const legend = useRef<HTMLLegendElement>(null)
  const change = (next: StoryPiece[]) => {
    // What was pressed goes with its line, or with the search once there are enough.
    if (next.length < pieces.length || next.length >= mostPieces) legend.current?.focus()
    onChange(next)
  }
  return (
    <fieldset>
      <legend ref={legend} tabIndex={-1} className="mb-1.5 font-medium outline-none">
        {label}
      </legend>
      <Picked pieces={pieces} onChange={change} />
      {pieces.length >= mostPieces ? (
        <p className="text-sm text-soft">{words.full}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from sending the form. */}
          <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
            <SearchField {...{ label: search, hint: searchHint, text, onSearch: setText }} />
          </div>
          <FoundPieces
            text={text}
            isPicked={(id) => pieces.some((piece) => piece.id === id)}
            takesSoldOut
            onPick={({ id, name, code }) => change([...pieces, { id, name, code }])}
          />
        </>
      )}
    </fieldset>
  )
}

/** Those that are chosen. */
function Picked({ pieces, onChange }: Omit<PiecePickerProps, 'label'>) {
  return (
    <ul className="mb-2 flex flex-col empty:hidden">
      {pieces.map(({ id, name, code }, at) => (
        <li key={id} className="flex items-center justify-between border-t border-line">
          <span>
            {name} <span className="text-sm text-soft">{code}</span>
          </span>
          <IconButton label={words.remove(name)} onClick={() => onChange(pieces.toSpliced(at, 1))}>
            <CloseIcon className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
