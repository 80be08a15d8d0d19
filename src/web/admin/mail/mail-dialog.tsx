import { useQuery } from '@tanstack/react-query'
import { listMails, readMail, resendMail, showMail } from '#contract/mails/admin-calls.ts'
import type { Mail } from '#contract/mails/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { When } from '../parts/when.tsx'

const words = admin.mail

/** One email as it was written; a failed one can be sent again. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { data } = useQuery(queryFor(readMail, { id: String(mail.id) }))
  const { save, isSaving } = useSave(asJson(resendMail), {
    done: words.resent,
    failed: words.resendFailed,
    refreshes: [listMails.path, '/api/admin/today'],
  })
  const resend = async () => {
    const { isDone } = await save({ id: String(mail.id) })
    if (isDone) onClose()
  }
  return (
    <FormDialog title={mail.subject || words.untitled(mail.letter)} isWide onClose={onClose}>
      {() => (
        <div className="flex flex-col gap-3 p-5">
          <p className="text-sm text-soft">
            {mail.to} · <When at={mail.createdAt} /> · {words.stateOf[mail.state]}
          </p>
          {mail.lastError && (
            <p className="border border-line px-3 py-2 text-sm">
              <span className="font-medium">{words.lastError}:</span> {mail.lastError}
            </p>
          )}
          {mail.state === 'failed' && (
            <Button className="self-start" isBusy={isSaving} onClick={() => void resend()}>
              {words.resend}
            </Button>
          )}
          {data ? <Words mail={mail} text={data.text} /> : <Skeleton className="h-64" />}
        </div>
      )}
    </FormDialog>
  )
}

function Words({ mail, text }: { mail: Mail; text: string }) {
  if (!text) return <p className="text-soft">{words.noWords}</p>
  return (
    <>
      <pre className="border border-line bg-paper p-4 font-sans wrap-anywhere whitespace-pre-wrap">
        {linked(text)}
      </pre>
      <p>
        <a
          href={showMail.path.replace('{id}', String(mail.id))}
          target="_blank"
          rel="noopener"
          className="link"
        >
          {words.asHtml}
        </a>
      </p>
    </>
  )
}

/** Addresses as links, so that an email that never left can be followed on a machine without mail. */
function linked(text: string) {
  return text.split(/(https?:\/\/[^\s<>]+)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <a key={at} href={part} className="link" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
