import { ticketNumber } from '#domain/ticket.ts'
import { csvHead, csvLines } from '../platform/csv.ts'
import type { Query } from '../platform/db/database.ts'
import { allComplaints, type ComplaintRow } from './queries.ts'

const time = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString())

const columns: [name: string, cell: (row: ComplaintRow) => string][] = [
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
]

/** The register of complaints (rule 4(5)) as CSV. */
export async function registerOf(db: Query): Promise<string> {
  const rows = await allComplaints(db)
  const names = columns.map(([name]) => name)
  return csvHead(names) + csvLines(rows.map((row) => columns.map(([, cell]) => cell(row))))
}
