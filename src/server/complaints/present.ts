import type { ComplaintHead, StaffComplaint } from '#contract/complaints/admin-types.ts'
import type { Complaint } from '#contract/complaints/types.ts'
import { type ComplaintLaw, complaintUrgency, reopenUntil } from '#domain/complaint.ts'
import { ticketNumber, ticketSubject } from '#domain/ticket.ts'
import type { ComplaintRow, EventRow } from './queries.ts'

const moment = (ms: number) => new Date(ms).toISOString()
const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms))
const photosOf = (row: ComplaintRow): string[] => JSON.parse(row.photos)

const told = (event: EventRow) => ({
  ...{ kind: event.kind, words: event.words, outcome: event.outcome },
  at: moment(event.at),
})

/** As its writer sees it: who of the shop did what stays inside. */
export function presentComplaint(
  row: ComplaintRow,
  events: EventRow[],
  { now, law }: { now: number; law: ComplaintLaw },
): Complaint {
  return {
    number: ticketNumber(row.ticket_id),
    message: row.message,
    orderNumber: row.order_named || row.order_number,
    photos: photosOf(row),
    isGrievanceOfficer: row.is_grievance_officer === 1,
    receivedAt: moment(row.received_at),
    resolveBefore: moment(row.resolve_before),
    resolvedAt: momentOrNull(row.resolved_at),
    outcome: row.outcome,
    outcomeWords: row.outcome_words,
    reopenUntil: momentOrNull(reopenUntil(row.resolved_at, now, law)),
    events: events.map(told),
  }
}

export function presentHead(row: ComplaintRow, now: number): ComplaintHead {
  const urgency = complaintUrgency(
    {
      acknowledgeByMs: row.acknowledge_by,
      acknowledgedAtMs: row.acknowledged_at,
      resolveBeforeMs: row.resolve_before,
      resolvedAtMs: row.resolved_at,
    },
    now,
  )
  return {
    ...{ id: row.ticket_id, number: ticketNumber(row.ticket_id), name: row.name },
    ...{ email: row.email, phone: row.phone, subject: ticketSubject(row.message) },
    orderId: row.order_id,
    orderNumber: row.order_number ?? (row.order_named || null),
    isGrievanceOfficer: row.is_grievance_officer === 1,
    urgency,
    receivedAt: moment(row.received_at),
    acknowledgeBy: moment(row.acknowledge_by),
    acknowledgedAt: momentOrNull(row.acknowledged_at),
    resolveBefore: moment(row.resolve_before),
    resolvedAt: momentOrNull(row.resolved_at),
    outcome: row.outcome,
  }
}

export function presentForStaff(
  row: ComplaintRow,
  events: EventRow[],
  now: number,
): StaffComplaint {
  return {
    ...presentHead(row, now),
    language: row.language,
    message: row.message,
    photos: photosOf(row),
    outcomeWords: row.outcome_words,
    reopenedAt: momentOrNull(row.reopened_at),
    events: events.map((event) => ({ ...told(event), by: event.username ?? '' })),
  }
}
