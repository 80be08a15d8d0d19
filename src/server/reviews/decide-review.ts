import type { ReplyForm, VerdictForm } from '#contract/reviews/types.ts'
import { ShopError } from '#domain/errors.ts'
import { ratingChange } from '#domain/review.ts'
import { type Actor, record } from '../audit/audit.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated } from '../platform/edit-version.ts'
import type { Shop } from '../platform/shop.ts'
import { lockProducts } from '../stock/hold-queries.ts'
import { saidIn } from './present.ts'
import { addStars, changeReview, markChanged, type ReviewRow, reviewById } from './queries.ts'

const unknown = () => new ShopError('no-such-review')

/** Shows a review, refuses it or takes it down; the stars of its product move in the same transaction. */
export async function decideReview(shop: Shop, actor: Actor, form: VerdictForm) {
  await shop.db.write(async (tx) => {
    const before = await lockedReview(tx, form.id)
    refuseOutdated(form.version, saidIn(before))
    const now = shop.now()
    const isRefused = form.to === 'rejected'
    const verdict = {
      status: form.to,
      status_reason: isRefused ? (form.reason ?? null) : null,
      status_words: isRefused ? (form.words ?? '') : '',
      decided_at: form.to === 'pending' ? null : now,
    }
    if (!(await changeReview(tx, form.id, form.from, verdict))) {
      throw new ShopError('decided-meanwhile')
    }
    await addStars(tx, before.product_id, ratingChange(form.from, form.to, before.rating))
    // The row is locked already: whoever else bumps the version locks pieces before it.
    await markChanged(tx, before.product_id, await bumpVersion(tx, now))
    await note(tx, actor, now, before, {
      before: { status: before.status, reason: before.status_reason },
      after: { status: form.to, reason: verdict.status_reason, words: verdict.status_words },
    })
  })
}

/** Puts the shop's own words under a review. */
export async function replyToReview(shop: Shop, actor: Actor, { id, words, replySeen }: ReplyForm) {
  await shop.db.write(async (tx) => {
    const before = await lockedReview(tx, id)
    refuseOtherReply(replySeen, before)
    const now = shop.now()
    const columns = { reply: words, replied_at: words === '' ? null : now }
    await changeReview(tx, id, before.status, columns)
    await bumpVersion(tx, now)
    await note(tx, actor, now, before, { before: { reply: before.reply }, after: { reply: words } })
  })
}

/** The same words twice are no two replies. */
function refuseOtherReply(seen: string | undefined, { reply }: ReviewRow) {
  if (seen === undefined || seen === reply) return
  throw new ShopError('replied-meanwhile', { current: { reply } })
}

/** Product before review, as whoever writes one does: nobody waits for each other in a ring. */
async function lockedReview(tx: Query, id: number): Promise<ReviewRow> {
  const known = await reviewById(tx, id)
  if (!known) throw unknown()
  await lockProducts(tx, [known.product_id])
  return (await reviewById(tx, id)) ?? known
}

type Sides = { before: object; after: object }

const note = (tx: Query, actor: Actor, now: number, review: ReviewRow, sides: Sides) =>
  record(tx, actor, now, {
    ...{ action: 'update', kind: 'review', id: review.id, subject: review.author },
    ...sides,
  })
