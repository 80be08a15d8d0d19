import type { SubmitEvent } from 'react'
import {
  cancelGiftCard,
  changeGiftCard,
  listGiftCards,
  readGiftCard,
} from '#contract/gift-cards/admin-calls.ts'
import type { StaffCard } from '#contract/gift-cards/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { adminGiftCards } from '#web/words/en/admin/work/gift-cards.ts'
import { entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'

const { change: ofChange, cancel: ofCancel } = adminGiftCards
const refreshes = [listGiftCards.path, readGiftCard.path]

/** Blocks a card, lets it pay again, or gives it more time; each with a reason. */
export function ChangePanel({ card }: { card: StaffCard }) {
  const { enter, isSaving, errors } = useEntry(changeGiftCard, { ...ofChange, refreshes })
  const field = entryField(errors)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { id, version } = card
    const said = { isBlocked: form.has('isBlocked'), lastDay: textIn(form, 'lastDay') }
    void enter({ id, version, ...said, reason: textIn(form, 'reason') })
  }
  return (
    <Panel title={ofChange.title}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <CheckField name="isBlocked" label={ofChange.isBlocked} defaultChecked={card.isBlocked} />
        <TextField
          {...field('lastDay', ofChange.lastDay)}
          type="date"
          min={card.lastDay}
          defaultValue={card.lastDay}
        />
        <TextField {...field('reason', ofChange.reason)} autoComplete="off" maxLength={300} />
        <Button type="submit" look="quiet" isBusy={isSaving} className="self-start">
          {isSaving ? ofChange.sending : ofChange.send}
        </Button>
      </form>
    </Panel>
  )
}

/** Takes back a card of which nothing was spent. */
export function CancelPanel({ card }: { card: StaffCard }) {
  const { enter, isSaving, errors } = useEntry(cancelGiftCard, { ...ofCancel, refreshes })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void enter({ id: card.id, reason: textIn(new FormData(event.currentTarget), 'reason') })
  }
  return (
    <Panel title={ofCancel.title}>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-soft">{ofCancel.text}</p>
        <TextField
          {...entryField(errors)('reason', ofCancel.reason)}
          autoComplete="off"
          maxLength={300}
        />
        <Button type="submit" look="quiet" isBusy={isSaving} className="self-start">
          {isSaving ? ofCancel.sending : ofCancel.send}
        </Button>
      </form>
    </Panel>
  )
}
