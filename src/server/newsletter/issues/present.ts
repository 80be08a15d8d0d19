import type {
  Newsletter,
  NewsletterDelivery,
  NewsletterFigures,
} from '#contract/newsletter/issue-types.ts'
import type { Query } from '../../platform/db/database.ts'
import { versioned } from '../../platform/edit-version.ts'
import { countDeliveries, type deliveryPage, noTotals, type Totals } from './delivery-queries.ts'
import { type IssueRow, namesOfPieces } from './queries.ts'

/** A list of ids, as every writer of this column made it. */
export const piecesIn = (row: Pick<IssueRow, 'product_ids'>) =>
  JSON.parse(row.product_ids) as number[]

/** What of a newsletter its version is made of. */
export const contentOf = (row: IssueRow) => ({
  ...{ id: row.id, subject: row.subject, preview: row.preview, content: row.content },
  ...{ picture: row.picture, pictureAlt: row.picture_alt, productIds: piecesIn(row) },
})

/** Newsletters as staff see them, with their figures. */
export async function presentIssues(db: Query, rows: IssueRow[]): Promise<Newsletter[]> {
  const open = rows.filter(({ totals }) => totals === null).map(({ id }) => id)
  const counted = await countDeliveries(db, open)
  const names = await namesOfPieces(db, [...new Set(rows.flatMap(piecesIn))])
  return rows.map((row) => ({
    ...versioned(contentOf(row)),
    pieces: piecesIn(row).flatMap((id) => names.find((one) => one.id === id) ?? []),
    state: row.state,
    ...{ sendAt: iso(row.send_at), startedAt: iso(row.started_at), endedAt: iso(row.ended_at) },
    figures: figuresOf(row, counted.get(row.id)),
  }))
}

export async function presentIssue(db: Query, row: IssueRow): Promise<Newsletter> {
  const [issue] = await presentIssues(db, [row])
  if (!issue) throw new Error('One row is one newsletter.')
  return issue
}

function figuresOf(row: IssueRow, counted: Totals = noTotals): NewsletterFigures {
  // As send-issues.ts wrote them.
  const totals = row.totals === null ? counted : (JSON.parse(row.totals) as Totals)
  const { waiting, handed, sent, failed, unclear, skipped } = totals
  return {
    readers: waiting + handed + sent + failed + unclear + skipped,
    ...{ waiting: waiting + handed, sent, failed, unclear, skipped, left: row.left_count },
  }
}

type DeliveryRow = Awaited<ReturnType<typeof deliveryPage>>['rows'][number]

export const presentDelivery = (row: DeliveryRow): NewsletterDelivery => ({
  ...{ id: row.id, email: row.email ?? '', state: row.state, reason: row.last_error },
  at: iso(row.settled_at),
})

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
