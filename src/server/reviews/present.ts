import type { Picture } from '#contract/catalog/types.ts'
import type { OwnReview } from '#contract/orders/part-types.ts'
import type { Review, StaffReview } from '#contract/reviews/types.ts'
import { mayReview, mayRewrite } from '#domain/review.ts'
import type { LineRow, OrderRow } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { versionOf } from '../platform/edit-version.ts'
import { picturesByPath } from '../platform/media/queries.ts'
import { type approvedReviews, type ReviewRow, reviewsByBuyer } from './queries.ts'
import type { StaffReviewRow } from './staff-queries.ts'

/** The addresses of a review's photos. */
export const photosOf = (row: Pick<ReviewRow, 'photos'>): string[] => JSON.parse(row.photos)

type PhotoBook = (row: Pick<ReviewRow, 'photos' | 'author'>) => Picture[]

/** Every photo of these reviews with its size; who took it is what can be said of it. */
async function photoBook(db: Query, rows: Pick<ReviewRow, 'photos'>[]): Promise<PhotoBook> {
  const pictures = await picturesByPath(db, rows.flatMap(photosOf))
  const known = new Map(pictures.map((picture) => [picture.path, picture]))
  return (row) =>
    photosOf(row).flatMap((path) => {
      const picture = known.get(path)
      if (!picture) return []
      const { width, height, preview } = picture
      return [{ src: path, alt: `Photo by ${row.author}`, width, height, preview }]
    })
}

type ApprovedRow = Awaited<ReturnType<typeof approvedReviews>>[number]

/** Reviews as every visitor sees them. */
export async function presentShown(db: Query, rows: ApprovedRow[]): Promise<Review[]> {
  const photos = await photoBook(db, rows)
  return rows.map(({ created_at, is_demo, ...review }) => ({
    ...review,
    photos: photos(review),
    createdAt: new Date(created_at).toISOString(),
    isDemo: is_demo === 1,
  }))
}

type OwnSide = { reviews: OwnReview[]; reviewableLines: number[] }

/** What an order's page shows of reviews: one a piece and buyer, until it is decided to be changed. */
export async function presentOwn(db: Query, order: OrderRow, lines: LineRow[]): Promise<OwnSide> {
  if (!mayReview(order)) return { reviews: [], reviewableLines: [] }
  const ids = [...new Set(lines.map((line) => line.product_id))]
  const said = await reviewsByBuyer(db, order, ids)
  const photos = await photoBook(db, said)
  const own = said.filter((row) => lines.some((line) => line.id === row.order_line_id))
  const isOpen = (line: LineRow) => {
    const review = said.find((row) => row.product_id === line.product_id)
    return !review || (review.order_line_id === line.id && mayRewrite(review.status))
  }
  return {
    reviews: own.map((row) => ({ ...presentWords(row, photos), lineId: row.order_line_id ?? 0 })),
    reviewableLines: lines.filter(isOpen).map((line) => line.id),
  }
}

const presentWords = (row: ReviewRow, photos: PhotoBook) => ({
  state: row.status,
  rating: row.rating,
  title: row.title,
  comment: row.comment ?? '',
  author: row.author,
  photos: photos(row),
  refusal: row.status_reason,
  words: row.status_words,
})

/** What its writer says, and may change until it is decided. */
export const saidIn = (row: ReviewRow) => ({
  rating: row.rating,
  title: row.title,
  comment: row.comment ?? '',
  author: row.author,
  photos: photosOf(row),
})

/** Reviews as staff see them. */
export async function presentForStaff(db: Query, rows: StaffReviewRow[]): Promise<StaffReview[]> {
  const photos = await photoBook(db, rows)
  return rows.map((row) => ({
    ...presentWords(row, photos),
    id: row.id,
    product: { id: row.product_id, name: row.name, code: row.code, slug: row.slug },
    order: row.order_id && row.number ? { id: row.order_id, number: row.number } : null,
    isDemo: row.is_demo === 1,
    reply: row.reply,
    createdAt: new Date(row.created_at).toISOString(),
    decidedAt: row.decided_at === null ? null : new Date(row.decided_at).toISOString(),
    version: versionOf(saidIn(row)),
  }))
}
