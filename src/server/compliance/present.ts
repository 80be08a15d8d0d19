import type { ComplianceCheck, ComplianceList } from '#contract/compliance/types.ts'
import { type Days, daysOfPeriod } from '#domain/books/period.ts'
import { type CheckId, checkIds, returnChecks, type Verdict } from '#domain/compliance/check.ts'
import { complianceSentences } from '#domain/compliance/sentences/all.ts'
import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { sayCodes } from '#domain/said/sentence.ts'
import type { Query } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { settingsOn } from '../tax/read-law.ts'
import { checks } from './checks.ts'
import { lookAt } from './look.ts'
import { waiversOf } from './waiver-queries.ts'

/** Every check as it stands now; of a period's documents where one is named. */
export async function presentCompliance(
  shop: Shop,
  db: Query,
  period?: string,
): Promise<ComplianceList> {
  const days = period === undefined ? undefined : await daysOf(db, period)
  const found = await look(shop, db, { ids: checkIds, period, days })
  return {
    checks: found,
    red: found.filter(({ state }) => state === 'red').length,
    amber: found.filter(({ state }) => state === 'amber').length,
    waitsFor: period === undefined ? [] : waiting(found),
  }
}

/** Refuses the return of a period while something is red that nobody has waived. */
export async function refuseRedReturn(
  shop: Shop,
  db: Query,
  { period, from, to }: Days & { period: string },
) {
  const found = await look(shop, db, { ids: returnChecks, period, days: { from, to } })
  const reds = waiting(found)
  if (reds.length === 0) return
  const red = found.filter(({ id }) => reds.includes(id))
  const words = red.map((one) => `${one.id}: ${one.words}`)
  const told = red.map((one) => ({ id: one.id, found: one.found }))
  throw new ShopError(refusal('return-has-reds', { words, told }), { current: { checks: reds } })
}

type Asked = { ids: readonly CheckId[]; period: string | undefined; days: Days | undefined }

async function look(shop: Shop, db: Query, asked: Asked): Promise<ComplianceCheck[]> {
  const at = await lookAt(shop, db, asked.days)
  const waivers = asked.period === undefined ? new Map() : await waiversOf(db, asked.period)
  const found: ComplianceCheck[] = []
  for (const id of asked.ids)
    found.push({ id, ...inWords(await checks[id](at)), waived: waivers.get(id) ?? null })
  return found
}

const inWords = ({ state, found }: Verdict) => ({
  ...{ state, found },
  words: sayCodes(complianceSentences, found),
})

const waiting = (found: readonly ComplianceCheck[]): CheckId[] =>
  found
    .filter(({ id, state, waived }) => returnChecks.includes(id) && state === 'red' && !waived)
    .map(({ id }) => id)

/** Of a period as the shop files; of a single month where it names none of these. */
export async function daysOf(db: Query, period: string): Promise<Days> {
  const month = daysOfPeriod(period, 'monthly')
  if (!month) throw new ShopError('no-month', { at: 'period' })
  const settings = await settingsOn(db, month.to)
  return daysOfPeriod(period, settings?.filing ?? 'monthly') ?? month
}
