import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import type { KeptPicture } from '#contract/pictures/types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { FoundPieces } from '../parts/found-pieces.tsx'
import { SearchField } from '../parts/lists/search-field.tsx'
import { asContent, type PictureInText } from './picture-node.ts'
import { PictureUpload } from './picture-upload.tsx'

const words = admin.pages.editor

type PictureRowProps = { editor: Editor; onDone: () => void }

/** Puts a picture of the device, or of a saree, into the text, with what it shows in words. */
export function PictureRow({ editor, onDone }: PictureRowProps) {
  const { picture, alt, wrong, keep, describe, size, refuse } = usePicture()
  const insert = () => {
    if (!picture || alt.trim() === '') return refuse()
    const { to } = editor.state.selection
    const isLast = to >= editor.state.doc.content.size - 1
    const content = asContent({ ...picture, alt: alt.trim() }, isLast)
    editor.chain().focus().insertContent(content).run()
    onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from sending the form around it.
    <div className="flex flex-col gap-3 border-b border-line p-3" onKeyDown={keepEnter}>
      <PictureUpload error={wrong && !picture ? words.pictureMissing : undefined} onKept={keep} />
      <OfSarees src={picture?.src} onPick={keep} />
      {picture && (
        <img
          src={picture.src}
          alt=""
          className="max-h-40 self-start"
          onLoad={({ currentTarget }) => size(currentTarget)}
        />
      )}
      <TextField
        label={words.pictureShows}
        hint={words.pictureShowsHint}
        error={wrong && alt.trim() === '' ? words.pictureSilent : undefined}
        maxLength={200}
        value={alt}
        onChange={(event) => describe(event.target.value)}
      />
      <Ends onInsert={insert} onLeave={onDone} />
    </div>
  )
}

function Ends({ onInsert, onLeave }: { onInsert: () => void; onLeave: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={onInsert}>
        {words.putIn}
      </Button>
      <Button look="quiet" size="sm" onClick={onLeave}>
        {admin.cancel}
      </Button>
    </div>
  )
}

const keepEnter = (event: KeyboardEvent) => {
  const isTyping = event.target instanceof HTMLInputElement
  if (event.key === 'Enter' && isTyping) event.preventDefault()
}

/** The picture that was chosen, and what is said of it. */
function usePicture() {
  const [picture, setPicture] = useState<Omit<PictureInText, 'alt'> | null>(null)
  const [alt, setAlt] = useState('')
  const [wrong, setWrong] = useState(false)
  return {
    ...{ picture, alt, wrong },
    describe: setAlt,
    refuse: () => setWrong(true),
    keep({ src }: Pick<KeptPicture, 'src'>, name = '') {
      setPicture({ src, width: null, height: null })
      if (name !== '') setAlt(name)
    },
    /** So that the page keeps its place free. */
    size: ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
      setPicture((now) => now && { ...now, width, height }),
  }
}

type OfSareesProps = {
  src: string | undefined
  onPick: (picture: { src: string }, name: string) => void
}

/** The first picture of a saree of the shop, found by name or code. */
function OfSarees({ src, onPick }: OfSareesProps) {
  const [text, setText] = useState('')
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 font-medium">
        {words.pictureOfSaree}
      </p>
      <SearchField
        {...{ label: words.pictureOfSaree, hint: adminOrders.make.lines.searchHint, text }}
        onSearch={setText}
      />
      <FoundPieces
        text={text}
        isPicked={() => false}
        takesSoldOut
        onPick={({ images: [first], name }) => {
          if (first && first !== src) onPick({ src: first }, name)
          setText('')
        }}
      />
    </div>
  )
}
