import { setImmediate as breathe } from 'node:timers/promises'
import type { Actor } from '../../audit/audit.ts'
import { addCosts } from '../../costs/save-costs.ts'
import type { Query } from '../../platform/db/database.ts'
import { lastProductId, type ProductValues, updateProductRow } from '../admin-queries.ts'
import { moveSlug } from '../move-slug.ts'
import { indexProducts } from '../text-index/index-queries.ts'
import type { Planned } from './plan.ts'
import { insertAudit, insertLedger, insertProducts, replaceGalleries } from './queries.ts'

const batch = 100

export type ImportMoment = { now: number; revision: number; actor: Actor }

/** One change with the product that it is about. */
type Done = Planned & { id: number }

/** Writes a plan, a hundred products at a time; between them the shop serves its visitors. */
export async function applyPlan(tx: Query, changes: Planned[], moment: ImportMoment) {
  const nameless = codesFrom(await lastProductId(tx), changes)
  for (let at = 0; at < changes.length; at += batch) {
    const some = changes.slice(at, at + batch)
    const made = await create(tx, some.filter(isNew), moment, nameless)
    for (const change of some) {
      if (change.before && isOfProduct(change)) await update(tx, change.before.id, change, moment)
    }
    const done = some.map((change) => ({
      ...change,
      id: change.before?.id ?? made.get(change) ?? 0,
    }))
    await replaceGalleries(tx, galleriesOf(done))
    await insertLedger(tx, ledgerOf(done, moment))
    await insertAudit(tx, auditOf(done, moment))
    await addCosts(tx, costsOf(done), { actor: moment.actor, nowMs: moment.now })
    await indexProducts(
      tx,
      done.filter(isOfProduct).map(({ id }) => id),
    )
    await breathe()
  }
}

const isNew = (change: Planned) => change.before === null

/** Codes for those that the file gives none: PL-00042 and on, leaving out what the file itself uses. */
function codesFrom(lastId: number, changes: Planned[]): () => string {
  const used = new Set(changes.map(({ values }) => values.code))
  let number = lastId
  return () => {
    do number += 1
    while (used.has(codeOf(number)))
    return codeOf(number)
  }
}

const codeOf = (number: number) => `PL-${String(number).padStart(5, '0')}`

async function create(
  tx: Query,
  changes: Planned[],
  moment: ImportMoment,
  nextCode: () => string,
): Promise<Map<Planned, number>> {
  if (changes.length === 0) return new Map()
  const rows = changes.map(({ values }) => {
    // A new product came through ProductForm, which has every column but the code and the facts.
    return { facts: '{}', ...values, code: values.code ?? nextCode() } as ProductValues
  })
  const ids = await insertProducts(tx, rows, moment)
  return new Map(changes.map((change, at) => [change, ids.get(rows[at]?.code ?? '') ?? 0]))
}

async function update(tx: Query, id: number, { before, values }: Planned, moment: ImportMoment) {
  await updateProductRow(tx, id, values, moment.now, moment.revision)
  if (before && values.slug) {
    await moveSlug(tx, 'product', id, { from: before.slug, to: values.slug })
  }
}

const galleriesOf = (done: Done[]) =>
  done.flatMap(({ id, gallery, values, before }) => {
    if (!gallery || (!before && gallery.length === 0)) return []
    const alt = values.name ?? before?.name ?? ''
    return [{ productId: id, pictures: gallery.map((path) => ({ path, alt })) }]
  })

const ledgerOf = (done: Done[], { actor, now }: ImportMoment) =>
  done.flatMap(({ id, before, values }) => {
    const stockBefore = before?.stock ?? 0
    const stock = values.stock ?? stockBefore
    if (stock === stockBefore) return []
    return [
      {
        product_id: id,
        change: stock - stockBefore,
        stock_after: stock,
        reason: 'imported' as const,
        user_id: actor.id,
        created_at: now,
      },
    ]
  })

const costsOf = (done: Done[]) =>
  done.flatMap(({ id, before, values, costs }) =>
    costs ? [{ id, name: values.name ?? before?.name ?? '', ...costs }] : [],
  )

/** What a row does to a product itself; one that speaks of costs alone has a line of those. */
const isOfProduct = ({ before, values, gallery }: Planned) =>
  before === null || Object.keys(values).length > 0 || gallery !== null

const auditOf = (done: Done[], { actor, now }: ImportMoment) =>
  done.filter(isOfProduct).map(({ id, before, values, gallery }) => ({
    at: now,
    user_id: actor.id,
    username: actor.username,
    address: actor.address,
    action: 'import',
    kind: 'product',
    subject_id: id,
    subject: values.name ?? before?.name ?? '',
    before: before && JSON.stringify(before),
    after: JSON.stringify({ ...values, ...(gallery && { pictures: gallery }) }),
  }))
