import type { LabelOrders } from '#contract/orders/order-labels.ts'
import { ShopError } from '#domain/errors.ts'
import { tagKey, tagLimits } from '#domain/orders/order-tag.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Actor, record } from '../../audit/audit.ts'
import { unknownOrder } from '../../order-records/find-order.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { addTags, assign, lockOrders, peopleAtWork, removeTags, tagsOf } from './label-queries.ts'

/** Tags orders and gives them to somebody, all or none; what they were stands in the log. */
export async function labelOrders(shop: Shop, actor: Actor, form: LabelOrders): Promise<void> {
  const ids = [...new Set(form.ids)]
  await shop.db.write(async (tx) => {
    const orders = await lockOrders(tx, ids)
    if (orders.length < ids.length) throw unknownOrder()
    await refuseStranger(tx, form.assignee)
    const before = await tagsOf(tx, ids)
    await removeTags(tx, ids, form.remove.map(tagKey))
    await addTags(
      tx,
      ids,
      form.add.map((tag) => ({ key: tagKey(tag), tag })),
    )
    if (form.assignee !== undefined) await assign(tx, ids, form.assignee)
    const after = await tagsOf(tx, ids)
    refuseTooMany([...after.values()])
    for (const { id, number, assigned_to } of orders) {
      await record(tx, actor, shop.now(), {
        ...{ action: 'update', kind: 'order', id, subject: number },
        before: { tags: before.get(id) ?? [], assignedTo: assigned_to },
        after: { tags: after.get(id) ?? [], assignedTo: form.assignee ?? assigned_to },
      })
    }
  })
}

/** Work is given to whoever is on the staff. */
async function refuseStranger(tx: Query, assignee: number | null | undefined) {
  if (assignee === undefined || assignee === null) return
  const people = await peopleAtWork(tx)
  if (!people.some(({ id }) => id === assignee))
    throw new ShopError('assignee-no-helper', { at: 'assignee' })
}

function refuseTooMany(all: readonly string[][]) {
  const most = tagLimits.perOrder
  if (all.some((tags) => tags.length > most))
    throw new ShopError(refusal('too-many-tags', { most }), { at: 'add' })
}
