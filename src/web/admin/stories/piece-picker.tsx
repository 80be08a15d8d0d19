import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { stockList } from '#contract/catalog/admin-calls.ts'
import { mostPieces } from '#domain/stories/story.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { adminStories } from '#web/words/en/admin/content/stories.ts'
import { queryFor } from '../../cache.ts'
import type { StoryPiece } from './story-values.ts'

const words = adminStories.pieces

type PiecePickerProps = {
  label: string
  pieces: StoryPiece[]
  onChange: (pieces: StoryPiece[]) => void
}

/** The sarees that a story shows, in order: found by name or code, taken off again. */
export function PiecePicker({ label, pieces, onChange }: PiecePickerProps) {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const isFull = pieces.length >= mostPieces
  const add = (piece: StoryPiece) => {
    onChange([...pieces, piece])
    setTyped('')
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <Picked {...{ pieces, onChange }} />
      {isFull ? (
        <p className="text-sm text-soft">{words.full}</p>
      ) : (
        <TextField
          label={words.find}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          // Enter takes nothing and sends nothing: the form is not done.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {text !== '' && !isFull && <Found text={text} picked={pieces} onPick={add} />}
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

type FoundProps = { text: string; picked: StoryPiece[]; onPick: (piece: StoryPiece) => void }

function Found({ text, picked, onPick }: FoundProps) {
  const { data } = useQuery({
    ...queryFor(stockList, { q: text, state: 'all', size: '8', page: '1' }),
    placeholderData: keepPreviousData,
  })
  const items = data?.items.filter(({ id }) => !picked.some((one) => one.id === id))
  if (items?.length === 0) return <p className="pt-2 text-soft">{words.none}</p>
  return (
    <ul className="pt-2" aria-busy={!data}>
      {items?.map(({ id, name, code }) => (
        <li key={id}>
          <Button
            look="plain"
            size="sm"
            aria-label={words.add(name)}
            onClick={() => onPick({ id, name, code })}
          >
            {name} · {code}
          </Button>
        </li>
      ))}
    </ul>
  )
}
