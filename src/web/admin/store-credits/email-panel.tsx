import { sendCreditCode } from '#contract/store-credits/admin-calls.ts'
import type { StaffStoreCredit } from '#contract/store-credits/types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminStoreCredits } from '#web/words/en/admin/store-credits.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { Panel } from '../parts/panel.tsx'

const words = adminStoreCredits.email

/** Sends the code once more, for whoever has lost the email. */
export function EmailPanel({ credit }: { credit: StaffStoreCredit }) {
  const { enter, isSaving } = useEntry(sendCreditCode, { ...words, refreshes: [] })
  return (
    <Panel title={words.title}>
      {credit.email === '' ? (
        <p>{words.nobody}</p>
      ) : (
        <>
          <p className="pb-3 text-soft">{words.text}</p>
          <Button
            look="quiet"
            isBusy={isSaving}
            className="break-all"
            onClick={() => void enter({ id: credit.id })}
          >
            {isSaving ? words.sending : words.send(credit.email)}
          </Button>
        </>
      )}
    </Panel>
  )
}
