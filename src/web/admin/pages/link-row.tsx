import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'

const words = admin.pages.editor

/** Addresses that the shop lets through (server/content/sanitise.ts). */
const allowed = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/

type LinkRowProps = { editor: Editor; onDone: () => void }

/** Gives the selected words an address, or takes it away. */
export function LinkRow({ editor, onDone }: LinkRowProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const [isBad, setBad] = useState(false)
  const set = () => {
    if (!allowed.test(address.trim())) return setBad(true)
    const href = address.trim()
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
    onDone()
  }
  const unset = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  // Not a form of its own: it stands inside the page's form.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line p-2">
      <TextField
        label={words.linkTo}
        className="min-w-56 flex-1"
        placeholder="https://"
        error={isBad ? words.linkBad : undefined}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={press}
      />
      <Button size="sm" onClick={set}>
        {words.setLink}
      </Button>
      <Button look="quiet" size="sm" onClick={unset}>
        {words.unlink}
      </Button>
    </div>
  )
}
