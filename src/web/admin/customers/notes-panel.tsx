import { useState } from 'react'
import { dropBuyerNote, listBuyers, noteBuyer } from '#contract/customers/admin-calls.ts'
import type { CustomerFile } from '#contract/customers/types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminCustomers } from '#web/words/en/admin/customers.ts'
import { admin } from '#web/words/en/admin.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { useLeaveGuard } from '../parts/forms/use-leave-guard.ts'
import { RowAction } from '../parts/lists/row-actions.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { Panel } from '../parts/panel.tsx'
import { When, whenText } from '../parts/when.tsx'

const words = adminCustomers.notes
const refreshes = [listBuyers.path]

/** What staff wrote down about a customer, and a place to write more. */
export function NotesPanel({ buyer }: { buyer: CustomerFile }) {
  const remove = useRemove()
  return (
    <Panel title={words.title}>
      {buyer.notes.length === 0 && <p className="text-soft">{words.empty}</p>}
      <ul>
        {buyer.notes.map((note) => (
          <li key={note.id} className="flex gap-3 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words whitespace-pre-line">{note.words}</p>
              <p className="text-sm text-soft">
                {note.by || words.somebody} · <When at={note.at} />
              </p>
            </div>
            <RowAction label={words.remove(whenText(note.at))} onClick={() => void remove(note.id)}>
              <TrashIcon className="size-5" />
            </RowAction>
          </li>
        ))}
      </ul>
      <NoteForm id={buyer.id} />
    </Panel>
  )
}

function NoteForm({ id }: { id: number }) {
  const [text, setText] = useState('')
  const says = { done: words.added, failed: words.addFailed, refreshes }
  const { enter, isSaving, errors } = useEntry(noteBuyer, says)
  useLeaveGuard(text.trim() !== '')
  const add = async () => {
    if (await enter({ id, words: text.trim() })) setText('')
  }
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3 pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextAreaField
        label={words.field}
        hint={words.hint}
        error={errors['words']}
        className="w-full"
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="quiet" size="sm" isBusy={isSaving}>
        {isSaving ? words.adding : words.add}
      </Button>
    </form>
  )
}

function useRemove() {
  const says = { done: words.removed, failed: words.removeFailed, refreshes }
  const { remove } = useRemoval(dropBuyerNote, says)
  return (id: number) => remove({ id }, { title: words.removeTitle, confirm: admin.delete })
}
