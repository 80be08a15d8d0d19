import { sql } from 'kysely'
import type { WrongCodes } from '#domain/compliance/product-checks.ts'
import type { Found } from '#domain/compliance/sentences/parts.ts'
import { faultOfHsn, type HsnFault, type TaxClass } from '#domain/tax/hsn.ts'
import type { PriceGap } from '#domain/tax/price-gap.ts'
import { savedAsOf } from '../platform/cache/saved-as-of.ts'
import { untilSaved } from '../platform/cache/until-saved.ts'
import type { Database, Query } from '../platform/db/database.ts'
import { engineOf } from '../platform/db/dialect.ts'
import { asFound } from './found.ts'

type Goods = {
  codes: Codes
  labels: Labels
  /** What is priced in a gap, once for each that somebody asks for. */
  inGap: (taxClass: string, gap: PriceGap) => Promise<Found>
}

const kept = untilSaved<Goods>()

/** What is said of the goods on sale, for which every saree is read: once after each save, as a sale changes none of it. */
export async function goodsOnSale(db: Database): Promise<Goods> {
  const read = async () => {
    const [codes, labels] = await Promise.all([codesOnSale(db.read), faultyLabels(db.read)])
    return { codes, labels, inGap: rememberGaps(db) }
  }
  return kept(db, read, await savedAsOf(db))
}

/** The codes of what is on sale, the category's where a saree has none, and how many sarees each has. */
function codesOnSale(db: Query) {
  const code = sql<string>`case when p.hsn <> '' then p.hsn else coalesce(c.hsn, '') end`
  return db
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.archived_at', 'is', null)
    .groupBy(['p.tax_class', code])
    .select((eb) => [
      'p.tax_class',
      code.as('code'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('p.name').as('first'),
    ])
    .orderBy('first')
    .execute()
}

type Codes = Awaited<ReturnType<typeof codesOnSale>>

/** Sarees without a code, and with one that none of their class has. */
export function faultyCodes(
  rows: Codes,
  classes: ReadonlyMap<string, TaxClass>,
): { without: Found; wrong: WrongCodes } {
  const without = sumOf(rows.filter(({ code }) => code === ''))
  const judged = rows.map((row) => ({ row, fault: faultIn(row, classes) }))
  const wrong = judged.filter(({ fault }) => fault !== null)
  return {
    without,
    wrong: { ...sumOf(wrong.map(({ row }) => row)), fault: wrong[0]?.fault ?? null },
  }
}

function faultIn(row: Codes[number], classes: ReadonlyMap<string, TaxClass>): HsnFault | null {
  const known = classes.get(row.tax_class)
  return known ? faultOfHsn(row.code, known) : { kind: 'no-class' }
}

const sumOf = (rows: Codes): Found => ({
  count: rows.reduce((sum, { count }) => sum + Number(count), 0),
  first: rows[0]?.first ?? '',
})

/** Whether the facts of a saree, which are JSON, say these; without patterns, which cost far more. */
function factsOf(db: Query) {
  const find = sql.raw(engineOf(db) === 'postgres' ? 'strpos' : 'instr')
  const holds = (text: string) => sql<boolean>`${find}(facts, ${sql.lit(text)}) > 0`
  const says = (key: string) =>
    sql<boolean>`(${holds(`"${key}":"`)} and not ${holds(`"${key}":""`)})`
  const isOfIndia = sql<boolean>`${find}(lower(facts), '"country":"india"') > 0`
  return {
    aboveMrp: sql<boolean>`mrp_paise is not null and mrp_paise < current_paise`,
    withoutImporter: sql<boolean>`${says('country')} and not ${isOfIndia} and not ${says('importer')}`,
    withoutMaker: sql<boolean>`not ${says('maker')}`,
    withoutCountry: sql<boolean>`not ${says('country')}`,
  }
}

type Labels = Record<keyof ReturnType<typeof factsOf>, Found>

/** Labels of what is on sale that say too little, or a price that is too high. */
async function faultyLabels(db: Query): Promise<Labels> {
  const facts = Object.entries(factsOf(db))
  const counted = facts.map(([name, is]) =>
    sql<number>`sum(case when ${is} then 1 else 0 end)`.as(name),
  )
  const onSale = () => db.selectFrom('products').where('archived_at', 'is', null)
  const counts: Record<string, unknown> = await onSale().select(counted).executeTakeFirstOrThrow()
  const found: [string, Found][] = []
  for (const [name, is] of facts) {
    const count = Number(counts[name] ?? 0)
    const one = onSale().where(is).orderBy('id').limit(1).select('name')
    const first = count > 0 ? (await one.executeTakeFirst())?.name : undefined
    found.push([name, { count, first: first ?? '' }])
  }
  return Object.fromEntries(found) as Labels // By the list of its keys.
}

function rememberGaps({ read }: Database): Goods['inGap'] {
  const found = new Map<string, Promise<Found>>()
  return (taxClass, gap) => {
    const key = `${taxClass} ${gap.keepPaise} ${gap.untilPaise}`
    const known = found.get(key)
    if (known !== undefined) return known
    const asked = pricedInGap(read, taxClass, gap)
    asked.catch(() => found.delete(key))
    found.set(key, asked)
    return asked
  }
}

/** What is on sale of a class at prices in a gap between two rates. */
async function pricedInGap(db: Query, taxClass: string, gap: PriceGap): Promise<Found> {
  const row = await db
    .selectFrom('products')
    .where('archived_at', 'is', null)
    .where('tax_class', '=', taxClass)
    .where('current_paise', '>', gap.keepPaise)
    .where('current_paise', '<', gap.untilPaise)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('name').as('first')])
    .executeTakeFirst()
  return asFound(row)
}
