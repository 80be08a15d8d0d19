import type { ReviewForm } from '#contract/reviews/types.ts'
import { ShopError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { policy } from '#domain/policy.ts'
import { refusal } from '#domain/refusals/list.ts'
import { mayReview, mayRewrite } from '#domain/review.ts'
import { account, recordConsent, subscriber } from '../consents/record-consent.ts'
import { type LineRow, linesOf, type OrderRow, orderById } from '../order-records/queries.ts'
import type { Query } from '../platform/db/database.ts'
import { keepImage } from '../platform/media/keep-image.ts'
import { insertPicture, type PictureRow } from '../platform/media/queries.ts'
import type { Upload } from '../platform/media/upload/upload.ts'
import type { Shop } from '../platform/shop.ts'
import { lockProducts } from '../stock/hold-queries.ts'
import { photosOf } from './present.ts'
import { changeReview, insertReview, type ReviewRow, reviewsByBuyer } from './queries.ts'

const mostPhotos = policy.review.photos

type Input = { form: ReviewForm; photos: Upload[]; language: Language }

/** The buyer says what they think of a piece, once a buyer and piece: photos first, then one transaction. */
export async function writeReview(shop: Shop, order: OrderRow, input: Input) {
  const { form, photos } = input
  if (photos.length > 0 && !form.hasPhotoConsent)
    throw new ShopError('photos-without-consent', { at: 'hasPhotoConsent' })
  const line = await lineOf(shop.db.read, order, form.lineId)
  // Looked at twice: a picture costs too much to be made for nothing.
  refuseCrowd(await openReview(shop.db.read, order, line), form, photos.length)
  const kept: PictureRow[] = []
  for (const photo of photos) kept.push(await keepImage(shop, photo))
  await shop.db.write(async (tx) => {
    // One after the other for each piece, so that nobody says it twice in the same moment.
    await lockProducts(tx, [line.product_id])
    const fresh = await orderById(tx, order.id)
    if (!fresh) throw unknownLine()
    const before = await openReview(tx, fresh, line)
    const staying = refuseCrowd(before, form, kept.length)
    const paths = [...new Set([...staying, ...kept.map(({ path }) => path)])]
    for (const picture of kept) await insertPicture(tx, picture)
    if (kept.length > 0) await agreeToPhotos(tx, fresh, line, input.language, shop.now())
    const said = {
      rating: form.rating,
      title: form.title ?? '',
      comment: form.comment || null,
      author: form.author,
      photos: JSON.stringify(paths),
    }
    if (!before)
      return insertReview(tx, { ...said, ...ownerOf(fresh, line), created_at: shop.now() })
    if (!(await changeReview(tx, before.id, 'pending', said))) throw decided()
  })
}

/** Of the account, or of the email of a guest, who takes it back there (R38). */
function agreeToPhotos(tx: Query, order: OrderRow, line: LineRow, language: Language, now: number) {
  const subject = order.user_id === null ? subscriber(order.email) : account(order.user_id)
  const proof = `Photos in a review of ${line.code}, order ${order.number}`
  const given = { subject, purpose: 'review-photos', language, how: 'form', proof } as const
  return recordConsent(tx, now, given)
}

const unknownLine = () => new ShopError('saree-of-another-order')
const decided = () => new ShopError('review-decided')

const ownerOf = (order: OrderRow, line: LineRow) => ({
  product_id: line.product_id,
  order_line_id: line.id,
  user_id: order.user_id,
})

async function lineOf(db: Query, order: OrderRow, lineId: number): Promise<LineRow> {
  const line = (await linesOf(db, [order.id])).find((one) => one.id === lineId)
  if (!line) throw unknownLine()
  return line
}

/** The review that would be written anew, if any; refuses whoever may not write one. */
async function openReview(db: Query, order: OrderRow, line: LineRow) {
  if (!mayReview(order)) throw new ShopError('review-before-delivery')
  const [before] = await reviewsByBuyer(db, order, [line.product_id])
  if (!before) return undefined
  if (before.order_line_id !== line.id) throw new ShopError('reviewed-already')
  if (!mayRewrite(before.status)) throw decided()
  return before
}

/** The photos of before that stay; refuses more than a review may have, and photos of anybody else. */
function refuseCrowd(before: ReviewRow | undefined, form: ReviewForm, added: number): string[] {
  const known = before ? photosOf(before) : []
  const staying = form.keptPhotos ? known.filter((path) => form.keptPhotos?.includes(path)) : known
  if (staying.length + added <= mostPhotos) return staying
  throw new ShopError(refusal('too-many-review-photos', { most: mostPhotos }), { at: 'photos' })
}
