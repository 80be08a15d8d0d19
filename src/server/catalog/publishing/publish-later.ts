import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { draftOf, published, stateOf } from '#domain/publishing/publishing.ts'
import { type Actor, record } from '../../audit/audit.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import { enqueue, type JobHandler } from '../../platform/jobs/jobs.ts'
import { lockProducts } from '../../stock/hold-queries.ts'
import { productById, updateProductRow } from '../admin-queries.ts'
import type { ProductRow } from '../queries.ts'
import { refuseUndeclared } from '../refuse-undeclared.ts'
import { indexProduct } from '../text-index/index-queries.ts'
import { refuseUnpublishable } from './standing-for.ts'

const Payload = z.object({
  id: z.int(),
  actor: z.object({ id: z.int(), username: z.string(), address: z.string() }),
})
type Payload = z.infer<typeof Payload>

/** Has a draft go into the shop at its moment (ms since 1970), in the name of whoever chose it. */
export async function publishLater(
  tx: Query,
  actor: Actor,
  id: number,
  { at, now }: { at: number | null | undefined; now: number },
) {
  if (at) await enqueue(tx, now, 'publish-product', { id, actor } satisfies Payload, { runAt: at })
}

/**
 * Puts a draft into the shop whose moment has come; one that has another moment by now, or none, is left alone. What
 * the law has come to refuse meanwhile stays a draft.
 */
export const publishProduct: JobHandler = async (shop, payload) => {
  const { id, actor } = Payload.parse(payload)
  await shop.db.write(async (tx) => {
    const now = shop.now()
    await lockProducts(tx, [id])
    const before = await productById(tx, id)
    if (!before || stateOf(before) !== 'draft') return
    if (before.publish_at === null || before.publish_at > now) return
    const refusal = await refusalOf(tx, before, now)
    if (refusal) shop.log.warn({ product: id, reason: refusal }, 'a product could not be published')
    const after = refusal ? draftOf(now) : published
    const revision = await bumpVersion(tx, now)
    await updateProductRow(tx, id, after, now, revision)
    await indexProduct(tx, id)
    await record(tx, actor, now, {
      ...{ action: 'update', kind: 'product', id, subject: before.name },
      ...{ before, after },
    })
  })
}

async function refusalOf(tx: Query, before: ProductRow, now: number): Promise<string | null> {
  try {
    refuseUnpublishable(published, before, now)
    await refuseUndeclared(tx, published, before, now)
    return null
  } catch (error) {
    if (error instanceof ShopError) return error.message
    throw error
  }
}
