import { createHash } from 'node:crypto'
import type { ClosingForm, GstPeriod } from '#contract/books/types.ts'
import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Actor, record } from '../audit/audit.ts'
import { refuseRedReturn } from '../compliance/present.ts'
import type { Query } from '../platform/db/database.ts'
import { bumpVersion } from '../platform/db/version.ts'
import type { Shop } from '../platform/shop.ts'
import { markBillsReported } from './export-queries.ts'
import { type FoundPeriod, findPeriod } from './find-period.ts'
import { returnOf } from './make-return.ts'
import { presentPeriod } from './present.ts'
import { insertPeriod, markReported, setFiled, sumsOf } from './queries.ts'

/**
 * Closes a period whose days are over: its documents are reported in it, and none of them is cancelled any more. Again, with
 * the number that the portal gave, it is filed; closed and filed twice it is what it was.
 */
export function closePeriod(
  shop: Shop,
  actor: Actor,
  { period, arn = '' }: ClosingForm,
): Promise<GstPeriod> {
  const now = shop.now()
  return shop.db.write(async (tx) => {
    // Whoever closes next waits here, and sees what is closed.
    await bumpVersion(tx, now)
    const found = await findPeriod(tx, period)
    if (!found.closed) await close(shop, tx, found, actor)
    if (arn !== '' && arn !== found.closed?.arn) await file(tx, found, { arn, actor, now })
    return presentPeriod(tx, await findPeriod(tx, period), now)
  })
}

async function close(shop: Shop, tx: Query, found: FoundPeriod, actor: Actor) {
  const [{ span, earlier }, now] = [found, shop.now()]
  const { period, from, to } = span
  if (to >= dayInIndia(now)) throw new ShopError('period-not-over')
  if (earlier !== null) throw new ShopError(refusal('earlier-period-open', { earlier }))
  await refuseRedReturn(shop, tx, span)
  // Whoever cancels an invoice meanwhile comes before this or is refused.
  await markReported(tx, span)
  await markBillsReported(tx, span)
  const reported = { ...found, span: { ...span, isClosed: true } }
  const json_hash = createHash('sha256')
    .update(await returnOf(tx, reported))
    .digest('hex')
  const { documents } = await sumsOf(tx, reported.span)
  await insertPeriod(tx, {
    ...{ period, from_day: from, to_day: to, closed_at: now, closed_by: actor.id },
    ...{ json_hash, documents: Number(documents) },
  })
  await note(tx, actor, now, { period, after: { closed: true, documents: Number(documents) } })
}

type Filing = { arn: string; actor: Actor; now: number }

async function file(tx: Query, { closed, span }: FoundPeriod, { arn, actor, now }: Filing) {
  if (closed && closed.arn !== '') throw new ShopError(refusal('period-filed', { arn: closed.arn }))
  await setFiled(tx, span.period, arn, now)
  await note(tx, actor, now, { period: span.period, after: { arn } })
}

const note = (
  tx: Query,
  actor: Actor,
  now: number,
  { period, after }: { period: string; after: object },
) => record(tx, actor, now, { action: 'update', kind: 'books', id: null, subject: period, after })
