import { ticketNumber } from '#domain/ticket.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { allComplaints, allResolutions, type ComplaintRow } from './queries.ts'

const time = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString())

type Row = ComplaintRow & { resolutions: Resolution[] }
type Resolution = Awaited<ReturnType<typeof allResolutions>>[number]

const columns: [name: string, cell: (row: Row) => string][] = [
  ['number', (row) => ticketNumber(row.ticket_id)],
  ['receivedAt', (row) => time(row.received_at)],
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['phone', (row) => row.phone],
  ['order', (row) => row.order_number ?? row.order_named],
  ['complaint', (row) => row.message],
  ['grievanceOfficer', (row) => (row.is_grievance_officer ? 'yes' : 'no')],
  ['acknowledgeBy', (row) => time(row.acknowledge_by)],
  ['acknowledgedAt', (row) => time(row.acknowledged_at)],
  ['resolveBefore', (row) => time(row.resolve_before)],
  ['reopenedAt', (row) => time(row.reopened_at)],
  ['resolvedAt', (row) => time(row.resolved_at)],
  ['outcome', (row) => row.outcome ?? ''],
  ['outcomeWords', (row) => row.outcome_words],
  ['earlierResolutions', (row) => earlierOf(row).map(resolutionWords).join('\n')],
]

/** What came of it before it was reopened: the register keeps it beside what came of it in the end. */
const earlierOf = ({ resolved_at, resolutions }: Row) =>
  resolved_at === null ? resolutions : resolutions.slice(0, -1)

const resolutionWords = ({ at, outcome, words }: Resolution) =>
  [time(Number(at)), outcome, words].join(' ')

/** The register of complaints (rule 4(5)) as CSV. */
export async function registerOf(db: Query): Promise<string> {
  const complaints = await allComplaints(db)
  const resolutions = Map.groupBy(await allResolutions(db), ({ ticket_id }) => ticket_id)
  const rows = complaints.map((row) => ({
    ...row,
    resolutions: resolutions.get(row.ticket_id) ?? [],
  }))
  const names = columns.map(([name]) => name)
  return csvHead(names) + csvLines(rows.map((row) => columns.map(([, cell]) => cell(row))))
}
