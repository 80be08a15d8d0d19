import type { Product, ProductCard } from '#contract/catalog/types.ts'

type Bounds = { min?: number; max?: number }

/** What a fitting piece is, over the facts that the shop itself tells of it. */
export type Fit = {
  any?: boolean
  all?: Fit[]
  anyOf?: Fit[]
  category?: string[]
  fabrics?: string[]
  colours?: string[]
  occasions?: string[]
  codes?: string[]
  slugs?: string[]
  minPrice?: number
  maxPrice?: number
  /** Any of these begins a word in the fields of `in`. */
  mentions?: string[]
  in?: string[]
  borderCm?: Bounds
  weightG?: Bounds
  zari?: boolean
  /** Which share of the catalogue costs no more. */
  priceRank?: Bounds
}

/** A query of a shopper, and what it is to find. */
export type JudgedQuery = {
  q: string
  lang: string
  kind: string
  expect: Fit & { everything?: boolean; nothing?: boolean; orNothing?: boolean; or?: Fit }
}

/** Sentences by language, each with what it is to find. */
export type Asked = Record<string, [q: string, expect: JudgedQuery['expect']][]>

export const queriesOf = (kind: string, asked: Asked): JudgedQuery[] =>
  Object.entries(asked).flatMap(([lang, some]) =>
    some.map(([q, expect]) => ({ q, lang, kind, expect })),
  )

export type Verdict = JudgedQuery & {
  /** One by the place of the first fitting piece; 0 where none fits. */
  reciprocalRank: number
  /** The share of the first five that fit. */
  precision: number
  total: number
  first: string | null
}

type Answer = { items: ProductCard[]; total: number }

/** Judges what a shop finds; queries for which its catalogue has no piece are left out. */
export async function judgeSearch(
  queries: readonly JudgedQuery[],
  products: readonly Product[],
  ask: (q: string) => Promise<Answer>,
): Promise<Verdict[]> {
  const bySlug = new Map(products.map((one) => [one.slug, one]))
  const fits = fitterOf(products)
  const verdicts: Verdict[] = []
  for (const query of queries) {
    const { items, total } = await ask(query.q)
    const found = items.flatMap(({ slug }) => bySlug.get(slug) ?? [])
    const marks = judged(query.expect, found, total, products, fits)
    const first = found[0]?.name ?? null
    if (marks) verdicts.push({ ...query, ...marks, total, first })
  }
  return verdicts
}

type Fits = (product: Product, fit: Fit) => boolean

function judged(
  expected: JudgedQuery['expect'],
  found: Product[],
  total: number,
  products: readonly Product[],
  fits: Fits,
): Pick<Verdict, 'reciprocalRank' | 'precision'> | null {
  const both = (mark: number) => ({ reciprocalRank: mark, precision: mark })
  const five = found.slice(0, 5)
  const share = (fit: Fit) => five.filter((one) => fits(one, fit)).length / (five.length || 1)
  if (expected.orNothing) return both(1)
  if (expected.nothing) {
    return both(found.length === 0 || (expected.or && share(expected.or) >= 0.8) ? 1 : 0)
  }
  if (expected.everything) return both(total / products.length >= 0.8 ? 1 : total > 0 ? 0.5 : 0)
  if (!products.some((one) => fits(one, expected))) return null
  const place = found.findIndex((one) => fits(one, expected)) + 1
  return { reciprocalRank: place === 0 ? 0 : 1 / place, precision: share(expected) }
}

const everyField = [
  ...['name', 'description', 'facts.weave', 'facts.place', 'facts.border', 'facts.pallu'],
  'facts.zari',
]

function fitterOf(products: readonly Product[]): Fits {
  const prices = products.map((one) => one.currentPrice)
  const rankOf = (price: number) => prices.filter((one) => one <= price).length / prices.length
  const oneOf = (list: string[] | undefined, value: string | null) =>
    !list || (value !== null && list.includes(value))
  const fits: Fits = (one, fit) =>
    fit.any === true ||
    ((fit.all ?? []).every((each) => fits(one, each)) &&
      (fit.anyOf?.some((each) => fits(one, each)) ?? true) &&
      oneOf(fit.category, one.categorySlug) &&
      oneOf(fit.fabrics, one.fabric) &&
      oneOf(fit.colours, one.color) &&
      oneOf(fit.occasions, one.occasion) &&
      oneOf(fit.codes, one.code) &&
      oneOf(fit.slugs, one.slug) &&
      one.currentPrice >= (fit.minPrice ?? 0) &&
      one.currentPrice <= (fit.maxPrice ?? Number.POSITIVE_INFINITY) &&
      mentions(one, fit) &&
      isWithin(numberIn(one.facts.border), fit.borderCm) &&
      isWithin(numberIn(one.facts.weight), fit.weightG) &&
      isWithin(rankOf(one.currentPrice), fit.priceRank) &&
      hasZari(one, fit.zari))
  return fits
}

const numberIn = (text = '') => Number.parseFloat(/[\d.]+/.exec(text)?.[0] ?? '')

const isWithin = (value: number, bounds: Bounds | undefined) =>
  bounds === undefined ||
  (value >= (bounds.min ?? Number.NEGATIVE_INFINITY) &&
    value <= (bounds.max ?? Number.POSITIVE_INFINITY))

function hasZari({ facts }: Product, wanted: boolean | undefined): boolean {
  if (wanted === undefined) return true
  return facts.zari !== undefined && !/^none/i.test(facts.zari) === wanted
}

function mentions(product: Product, { mentions: words, in: fields = everyField }: Fit): boolean {
  if (!words) return true
  const { name, description, category, facts } = product
  const texts: Record<string, string | null | undefined> = { name, description, category }
  for (const [fact, value] of Object.entries(facts)) texts[`facts.${fact}`] = value
  const folded = fields
    .map((field) => texts[field] ?? '')
    .join(' ')
    .toLowerCase()
  const text = ` ${folded.replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return words.some((word) => text.includes(` ${word.toLowerCase()}`))
}
