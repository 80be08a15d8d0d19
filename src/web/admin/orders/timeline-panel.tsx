import { type FormEvent, useState } from 'react'
import { noteOrder } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextAreaField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { orderHistory } from '#web/words/en/admin/said/order-history.ts'
import { useMay } from '../allowed.ts'
import { textIn } from '../parts/forms/entry-dialog.tsx'
import { useLeaveGuard } from '../parts/forms/use-leave-guard.ts'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'
import { useOrderAct } from './use-order-act.ts'

const words = adminOrders.timeline

/** Everything that happened to an order, the latest first, and room for notes. */
export function TimelinePanel({ order }: { order: StaffOrder }) {
  const mayNote = useMay('orders.pack')
  return (
    <Panel title={words.title}>
      {mayNote && <NoteForm key={order.events.length} id={order.id} />}
      <ol className="flex flex-col gap-3">
        {order.events.toReversed().map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name and never move.
          <li key={order.events.length - at} className="border-s-2 border-line ps-3">
            <Event event={event} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

type OneEvent = StaffOrder['events'][number]

function Event({ event }: { event: OneEvent }) {
  const { kind, by, actor, isPublic, at } = event
  return (
    <>
      <p className={kind === 'warning' ? 'font-medium text-lac' : 'font-medium'}>
        {titleOf(event)}
      </p>
      {event.words && <p className="whitespace-pre-line break-words">{wordsOf(event)}</p>}
      <p className="text-sm text-soft">
        <When at={at} /> · {by || words.actors[actor]}
        {!isPublic && ` · ${words.private}`}
      </p>
    </>
  )
}

function titleOf({ kind, to }: OneEvent): string {
  if (kind === 'moved') return to === null ? '' : adminOrders.states[to]
  return words[kind]
}

/** What the shop itself wrote is said anew; of a return the timeline keeps the step, and what was said with it: `approved: Please send it`. */
function wordsOf({ kind, words: text, said: code }: OneEvent): string {
  if (code) return sayCode(orderHistory, code) ?? text
  if (kind !== 'return') return text
  const [step = '', ...said] = text.split(': ')
  const known = Object.entries(words.returnSteps).find(([name]) => name === step)?.[1]
  return known ? [known, ...said].join(': ') : text
}

/** A word for the shop alone, or one that the buyer may read. */
function NoteForm({ id }: { id: number }) {
  const says = { done: words.added, failed: words.failed }
  const { act, isSaving, errors, refuse } = useOrderAct(noteOrder, says)
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = textIn(form, 'words')
    if (text === '') refuse({ words: words.empty })
    else void act({ id, words: text, isPublic: form.has('isPublic') })
  }
  return (
    <form
      noValidate
      className="pb-4"
      onSubmit={submit}
      onInput={(event) => setDirty(textIn(new FormData(event.currentTarget), 'words') !== '')}
    >
      <TextAreaField
        label={words.write}
        name="words"
        rows={2}
        maxLength={2000}
        error={errors['words']}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 pt-1">
        <CheckField name="isPublic" label={words.public} />
        <Button type="submit" look="quiet" size="sm" isBusy={isSaving}>
          {isSaving ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  )
}
