import type {
  Newsletter,
  NewsletterDelivery,
  NewsletterFigures,
  NewsletterInList,
} from '#contract/newsletter/issue-types.ts'
import { textOf } from '#domain/text.ts'
import { inTheirOrder, namesInside, piecesInside } from '../../content/pieces-inside.ts'
import type { Query } from '../../platform/db/database.ts'
import { versioned } from '../../platform/edit-version.ts'
import { countDeliveries, type deliveryPage, noTotals, type Totals } from './delivery-queries.ts'
import type { IssueRow, ListedRow } from './queries.ts'

/** Whether whoever opens it would see its subject alone. */
export const saysNothing = (row: Pick<IssueRow, 'content' | 'picture' | 'product_ids'>) =>
  textOf(row.content) === '' &&
  !/<img\b/.test(row.content) &&
  row.picture === '' &&
  piecesInside(row).length === 0

/** What of a newsletter its version is made of. */
export const contentOf = (row: IssueRow) => ({
  ...{ id: row.id, subject: row.subject, preview: row.preview, content: row.content },
  ...{ picture: row.picture, pictureAlt: row.picture_alt, productIds: piecesInside(row) },
})

/** Newsletters in a list: where they stand, with their figures. */
export async function presentList(db: Query, rows: ListedRow[]): Promise<NewsletterInList[]> {
  const open = rows.filter(({ totals }) => totals === null).map(({ id }) => id)
  const counted = await countDeliveries(db, open)
  return rows.map((row) => ({
    ...{ id: row.id, subject: row.subject, state: row.state },
    ...{ sendAt: iso(row.send_at), startedAt: iso(row.started_at), endedAt: iso(row.ended_at) },
    figures: figuresOf(row, counted.get(row.id)),
  }))
}

/** One newsletter as staff see it: what it says, where it stands, its figures. */
export async function presentIssue(db: Query, row: IssueRow): Promise<Newsletter> {
  const [listed] = await presentList(db, [row])
  if (!listed) throw new Error('One row is one newsletter.')
  const pieces = inTheirOrder(row, await namesInside(db, [row]))
  return { ...versioned(contentOf(row)), pieces, ...listed }
}

function figuresOf(row: ListedRow, counted: Totals = noTotals): NewsletterFigures {
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
