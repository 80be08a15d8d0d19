import { useState } from 'react'
import { emailGiftCard, freshGiftCardCode, readGiftCard } from '#contract/gift-cards/admin-calls.ts'
import type { StaffCard } from '#contract/gift-cards/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminGiftCards } from '#web/words/en/admin/work/gift-cards.ts'
import { ShownOnce } from '../parts/forms/shown-once.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'

const words = adminGiftCards.code
const refreshes = [readGiftCard.path]

/** A fresh code: shown once to be handed over, or by email. */
export function CodePanel({ card }: { card: StaffCard }) {
  const [code, setCode] = useState<string>()
  const made = { done: words.made, failed: words.failed, refreshes }
  const fresh = useEntry(freshGiftCardCode, made, (answer) => setCode(answer.code))
  return (
    <Panel title={words.title}>
      <p className="pb-3 text-soft">{words.text}</p>
      <div className="flex flex-col items-start gap-3">
        <Button
          look="quiet"
          isBusy={fresh.isSaving}
          onClick={() => void fresh.enter({ id: card.id })}
        >
          {fresh.isSaving ? words.making : words.fresh}
        </Button>
        {card.recipientEmail !== '' && <ByEmail card={card} />}
      </div>
      {code && (
        <ShownOnce
          title={words.shown}
          text={words.once}
          label={words.label}
          secret={code}
          words={words}
          onClose={() => setCode(undefined)}
        />
      )}
    </Panel>
  )
}

function ByEmail({ card }: { card: StaffCard }) {
  const says = { done: words.sent, failed: words.failed, refreshes }
  const { enter, isSaving } = useEntry(emailGiftCard, says)
  return (
    <Button
      look="quiet"
      isBusy={isSaving}
      className="break-all"
      onClick={() => void enter({ id: card.id })}
    >
      {isSaving ? words.sending : words.email(card.recipientEmail)}
    </Button>
  )
}
