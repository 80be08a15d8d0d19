import type { TestimonialForm } from '#contract/content/admin-types.ts'
import type { Testimonial } from '#contract/content/types.ts'
import { ShopError } from '#domain/errors.ts'
import { type Actor, record } from '../audit/audit.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { refuseOutdated, versioned } from '../platform/edit-version.ts'
import { type FormFiles, keepFirst } from '../platform/media/keep-first.ts'
import { insertPicture } from '../platform/media/queries.ts'
import type { Shop } from '../platform/shop.ts'
import {
  deleteTestimonialRow,
  insertTestimonial,
  testimonialById,
  updateTestimonialRow,
} from './admin-queries.ts'
import { presentTestimonial } from './present.ts'

type Input = TestimonialForm & { files: FormFiles }

/** Saves a testimonial; without an id a new one. The avatar stays unless another one came along. */
export async function saveTestimonial(
  shop: Shop,
  actor: Actor,
  id: number | null,
  { files, customerName, version, ...form }: Input,
): Promise<Testimonial> {
  const avatar = await keepFirst(shop, files, ['avatar', 'image'])
  return shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves next waits here, and sees what was saved.
    await bumpVersion(tx, now)
    const before = id === null ? null : await testimonialById(tx, id)
    if (before === undefined) throw new ShopError('no-such-testimonial')
    if (before) refuseOutdated(version, presentTestimonial(before))
    if (avatar) await insertPicture(tx, avatar)
    const row = {
      ...form,
      customer_name: customerName,
      avatar: avatar?.path ?? before?.avatar ?? null,
    }
    const savedId = before?.id ?? (await insertTestimonial(tx, row, now))
    if (before) await updateTestimonialRow(tx, before.id, row)
    await record(tx, actor, now, {
      action: before ? 'update' : 'create',
      kind: 'testimonial',
      id: savedId,
      subject: customerName,
      before: before ?? undefined,
      after: row,
    })
    return versioned({ id: savedId, customerName, avatar: row.avatar, ...form })
  })
}

export async function removeTestimonial(shop: Shop, actor: Actor, id: number, version?: string) {
  await shop.db.write(async (tx) => {
    const now = shop.now()
    // Whoever saves meanwhile waits here, or has been waited for.
    await bumpVersion(tx, now)
    const before = await testimonialById(tx, id)
    if (!before) throw new ShopError('no-such-testimonial')
    refuseOutdated(version, presentTestimonial(before))
    await deleteTestimonialRow(tx, id)
    await record(tx, actor, now, {
      action: 'delete',
      kind: 'testimonial',
      id,
      subject: before.customer_name,
      before,
    })
  })
}
