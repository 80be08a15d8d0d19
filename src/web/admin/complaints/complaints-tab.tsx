import { useQuery } from '@tanstack/react-query'
import { complaintsCsv, listComplaints } from '#contract/complaints/admin-calls.ts'
import {
  type ComplaintHead,
  type ComplaintPage,
  complaintStates,
} from '#contract/complaints/admin-types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminComplaints as words } from '#web/words/en/admin/complaints.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { DownloadLink } from '../../files/download-link.tsx'
import { ListTable } from '../parts/lists/list-table.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { StateChoice } from '../parts/lists/state-choice.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { UntilMark } from './until-mark.tsx'

const { number, name, subject, until, at } = words.columns
const columns = [
  { label: number },
  { label: name },
  { label: subject, className: 'w-full' },
  { label: until },
  { label: at },
]

/** The complaints: the open by their clock, then the resolved. */
export function ComplaintsTab() {
  const { values, set, clear, isNarrowed } = useFilters('q', 'state')
  const page = usePage()
  const chosen = complaintStates.find((one) => one === values.state)
  const asked = useQuery(
    queryKeepingLast(listComplaints, { q: values.q.trim(), state: chosen, page }),
  )
  return (
    <>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <StateChoice
          {...{ words, states: complaintStates, chosen, set }}
          labelOf={(one) => labelOf(one, asked.data)}
        />
        <DownloadLink
          href={complaintsCsv.path}
          failed={admin.downloadFailed}
          className="link inline-flex min-h-9 items-center"
        >
          {words.csv}
        </DownloadLink>
      </ListToolbar>
      <ListTable
        asked={asked}
        columns={columns}
        row={(complaint) => <ComplaintRow key={complaint.id} complaint={complaint} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
        count={words.count}
      />
    </>
  )
}

const labelOf = (one: (typeof complaintStates)[number], page: ComplaintPage | undefined) =>
  page ? words.counted(words.states[one], page.counts[one]) : words.states[one]

function ComplaintRow({ complaint }: { complaint: ComplaintHead }) {
  return (
    <tr>
      <th scope="row" className="text-soft md:whitespace-nowrap">
        {complaint.number}
      </th>
      <td>
        <span className="py-1">
          {complaint.name}
          <span className="block text-soft break-all">{complaint.email}</span>
        </span>
      </td>
      <td>
        <Link
          to={`/admin/complaints/${complaint.id}`}
          aria-label={words.read(complaint.number, complaint.subject)}
          className="inline-flex min-h-9 items-center font-medium wrap-anywhere hover:text-lac hover:underline"
        >
          {complaint.subject}
        </Link>
        {complaint.isGrievanceOfficer && (
          <span className="block text-sm text-soft">{words.officer}</span>
        )}
      </td>
      <td data-label={until} className="md:whitespace-nowrap">
        <UntilMark complaint={complaint} />
      </td>
      <td data-label={at} className="text-soft">
        <When at={complaint.receivedAt} />
      </td>
    </tr>
  )
}
