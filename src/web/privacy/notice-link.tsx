import type { ConsentPurpose } from '#domain/privacy/purposes.ts'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { Link } from '../ui/link.tsx'

/** The way from a form that asks for an email to the notice of what it is used for. */
export function NoticeLink({ purpose }: { purpose: ConsentPurpose }) {
  const words = useWords('ui', ui)
  return (
    <Link to={`/notices/${purpose}`} className="link reachable py-1 text-sm">
      {words.emailNotice}
    </Link>
  )
}
