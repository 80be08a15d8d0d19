import { sendTestMail } from '#contract/mails/admin-calls.ts'
import { getSetup } from '#contract/settings/admin-calls.ts'
import type { SetupLack } from '#domain/setup.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminSetup } from '#web/words/en/admin/work/setup.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'

/** Sends an email to whoever is at work, once they have an address; the list of emails tells what became of it. */
export function TestEmail({ lacks }: { lacks: SetupLack[] }) {
  const { save, isSaving } = useSave(asJson(sendTestMail), {
    done: ({ to }) => adminSetup.testSent(to),
    failed: adminSetup.testFailed,
    refreshes: [getSetup.path],
  })
  if (lacks.includes('own-address')) {
    return (
      <p className="pb-2 ps-10">
        <Link to="/account/email" className="inline-flex min-h-11 items-center text-sm underline">
          {adminSetup.ownAddress}
        </Link>
      </p>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 pb-2 ps-10">
      <Button size="sm" look="quiet" isBusy={isSaving} onClick={() => void save({})}>
        {adminSetup.sendTest}
      </Button>
      <Link to="/admin/mail" className="inline-flex min-h-11 items-center text-sm underline">
        {adminSetup.readMails}
      </Link>
    </p>
  )
}
