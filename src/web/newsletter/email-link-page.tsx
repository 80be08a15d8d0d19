import { useActionData } from 'react-router'
import { newsletter as english } from '#web/words/en/newsletter.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '../ui/button.tsx'
import type { Followed } from './follow-link.ts'
import { Notice } from './notice.tsx'

type EmailLinkPageProps = Record<'title' | 'text' | 'label' | 'doneTitle' | 'doneText', string>

/** Where an email's link leads: one button, and what came of it. */
export function EmailLinkPage({ title, text, label, doneTitle, doneText }: EmailLinkPageProps) {
  const words = useWords('newsletter', english)
  const followed = useActionData<Followed>()
  if (followed?.isDone) return <Notice title={doneTitle} text={doneText} wayOn={words.shop} />
  if (followed) return <Notice title={words.failed} text={followed.reason} wayOn={words.shop} />
  return (
    <Notice title={title} text={text}>
      <form method="post" className="mt-8">
        <Button type="submit" size="lg">
          {label}
        </Button>
      </form>
    </Notice>
  )
}
