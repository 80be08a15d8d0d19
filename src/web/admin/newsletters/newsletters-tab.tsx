import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { listNewsletters } from '#contract/newsletter/issue-calls.ts'
import type { NewsletterInList } from '#contract/newsletter/issue-types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminNewsletters as words } from '#web/words/en/admin/content/newsletters.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { When } from '../parts/when.tsx'
import { NewsletterDialog } from './newsletter-dialog.tsx'
import { SpeedPanel } from './speed-panel.tsx'

const { subject, state, when, sent, left } = words.columns
const columns = [
  { label: subject, className: 'w-full' },
  { label: state },
  { label: when },
  { label: sent, className: 'text-end' },
  { label: left, className: 'text-end' },
]

/** Every newsletter with its figures, and how fast they leave. */
export function NewslettersTab() {
  const page = usePage()
  const asked = useQuery(queryKeepingLast(listNewsletters, { page }))
  const [isNew, setNew] = useState(false)
  const [made, setMade] = useState<number>()
  return (
    <>
      <TabHead mayEdit add={words.add} onAdd={() => setNew(true)} />
      <ListTable
        asked={asked}
        columns={columns}
        row={(issue) => <IssueRow key={issue.id} issue={issue} />}
        empty={words.empty}
        count={words.count}
      />
      <SpeedPanel />
      {isNew && (
        <NewsletterDialog
          issue={null}
          onSaved={({ id }) => setMade(id)}
          onClose={() => setNew(false)}
        />
      )}
      {/* Once the dialog is gone, which holds back whoever leaves what is not saved. */}
      {made !== undefined && !isNew && <Navigate to={`/admin/newsletters/${made}`} />}
    </>
  )
}

function IssueRow({ issue }: { issue: NewsletterInList }) {
  const { id, figures } = issue
  const at = issue.endedAt ?? issue.startedAt ?? issue.sendAt
  const hasBegun = issue.startedAt !== null
  return (
    <tr>
      <th scope="row" className="font-medium">
        <Link to={`/admin/newsletters/${id}`} className="link">
          {issue.subject}
        </Link>
      </th>
      <td
        data-label={state}
        className={`whitespace-nowrap ${issue.state === 'sent' ? 'text-leaf' : 'text-soft'}`}
      >
        {words.states[issue.state]}
      </td>
      <td data-label={at ? when : undefined} className="text-soft">
        {at && <When at={at} />}
      </td>
      <td data-label={hasBegun ? sent : undefined} className="text-end whitespace-nowrap">
        {hasBegun && words.sentOf(figures.sent, figures.readers)}
      </td>
      <td data-label={hasBegun ? left : undefined} className="text-end tabular-nums">
        {hasBegun && figures.left.toLocaleString('en-IN')}
      </td>
    </tr>
  )
}
