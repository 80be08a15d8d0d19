import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  deleteNewsletter,
  listNewsletters,
  readNewsletter,
} from '#contract/newsletter/issue-calls.ts'
import type { NewsletterToSend } from '#contract/newsletter/issue-types.ts'
import { isWritten } from '#domain/newsletter/issue.ts'
import { Button } from '#web/ui/button.tsx'
import { adminNewsletters as words } from '#web/words/en/admin/content/newsletters.ts'
import { admin } from '#web/words/en/admin.ts'
import { OneById } from '../parts/lists/one-by-id.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { DeliveriesPanel } from './deliveries-panel.tsx'
import { FiguresPanel } from './figures-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { NewsletterDialog } from './newsletter-dialog.tsx'
import { SendPanel } from './send-panel.tsx'

/** One newsletter: as readers get it, how it is sent, and what became of it. */
export function NewsletterScreen({ id }: { id: number | null }) {
  return (
    <OneById
      endpoint={readNewsletter}
      id={id}
      list="/admin/newsletters"
      words={words}
      isMoving={({ state }) => state === 'sending' || state === 'scheduled'}
    >
      {(issue) => <Shown issue={issue} />}
    </OneById>
  )
}

function Shown({ issue }: { issue: NewsletterToSend }) {
  const hasBegun = issue.startedAt !== null
  return (
    <div className="flex flex-col gap-4">
      <Head issue={issue} />
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <LookPanel issue={issue} />
        <div className="flex min-w-0 flex-col gap-4">
          <SendPanel issue={issue} />
          {hasBegun && <FiguresPanel figures={issue.figures} />}
        </div>
      </div>
      {hasBegun && <DeliveriesPanel issue={issue} />}
    </div>
  )
}

/** What it is called and where it stands; its words while they may change. */
function Head({ issue }: { issue: NewsletterToSend }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useRemove(issue)
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-xl break-words">{issue.subject}</h2>
        <p className="text-soft">{words.states[issue.state]}</p>
      </div>
      {isWritten(issue.state) && (
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => void remove()}>
            {admin.delete}
          </Button>
          <Button look="quiet" onClick={() => setOpen(true)}>
            {words.edit}
          </Button>
        </div>
      )}
      {isOpen && <NewsletterDialog issue={issue} onClose={() => setOpen(false)} />}
    </header>
  )
}

function useRemove(issue: NewsletterToSend) {
  const navigate = useNavigate()
  const { remove } = useRemoval(deleteNewsletter, {
    ...{ done: words.deleted, failed: words.deleteFailed },
    refreshes: [listNewsletters.path],
  })
  return async () => {
    const isGone = await remove(
      { id: issue.id },
      {
        title: words.deleteQuestion,
        text: words.deleteText(issue.subject),
        confirm: admin.delete,
      },
      { name: issue.subject, seen: issue, labels: words.fields },
    )
    if (isGone) void navigate('/admin/newsletters')
  }
}
