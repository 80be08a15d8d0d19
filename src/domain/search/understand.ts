import { isBare, withoutComparisons } from './bare-words.ts'
import { type Concept, dictionary } from './dictionary.ts'
import type { HelpTopic } from './help-topics.ts'
import { type PlacedPrice, priceIn } from './price-words.ts'
import { codesIn, type Item, itemsOf, type Known } from './read-text.ts'
import { type Span, type Token, tokensOf } from './words.ts'

export const partFields = ['border', 'pallu', 'blouse', 'zari'] as const
/** What a colour or a motif may be asked for of, instead of the whole saree. */
export type PartField = (typeof partFields)[number]

/** One thing that a piece is to have, or not to have. */
export type Criterion = {
  /** What of the lexicon it is; null for a word or a code that only the catalogue knows. */
  concept: Concept | null
  /** That word, that code; else ''. A concept may have a word that names say too. */
  term: string
  code: string
  part: PartField | null
  isNot: boolean
  /** Where the text says so. */
  spans: readonly Span[]
}

/** What a text asks for. */
export type Plan = {
  criteria: readonly Criterion[]
  price: PlacedPrice | null
  /** By price, where the text wants it cheap or dear. */
  order: { sort: 'price-asc' | 'price-desc'; spans: readonly Span[] } | null
  /** Words that say nothing here, and words for things that the shop does not have. */
  unknown: readonly string[]
  elsewhere: readonly string[]
  help: readonly HelpTopic[]
  /** Nothing but 'saree', 'show me' and the like: everything is meant. */
  isEverything: boolean
  /** The text as it was read, where a slip of the pen was mended; else null. */
  correctedTo: string | null
  /** What stands behind the words that were read, as typed; '' where all were. */
  notRead: string
}

/** A search of more words was pasted: what it asks for stands at its beginning, and its reader is told so. */
const mostWords = 16

/**
 * What a text says, in any of the six languages. Pure: the same text and catalogue give the same plan. A price among
 * the words counts only where none was chosen beside them.
 */
export function understand(typed: string, known: Known, isPriceChosen = false): Plan {
  const [all, others] = begunAndRest(tokensOf(typed))
  const text = typed.slice(0, all.at(-1)?.to)
  // A code may look like a price ('KJ 1003'): it is read before.
  const spans = codesIn(all, known).flatMap(({ from, to }) => spansOf(all, from, to))
  const price = priceIn(blanked(text, spans))
  const isOutside = ({ from, to }: Token) => price === null || to <= price.from || from >= price.to
  const tokens = withoutComparisons(all.filter(isOutside))
  const plan = planOf(read(tokens, known))
  const isPriced = price !== null && !isPriceChosen
  return {
    ...plan,
    price: isPriced ? price : null,
    isEverything: plan.isEverything || (price !== null && tokens.length === 0),
    notRead: others[0] === undefined ? '' : typed.slice(others[0].from).trim(),
  }
}

/** The words that are read and those behind them; what is one word of a text ('a.b' of an address) is not parted. */
function begunAndRest(tokens: readonly Token[]): [Token[], Token[]] {
  const last = tokens[mostWords - 1]
  const end = last === undefined ? tokens.length : tokens.findLastIndex(({ to }) => to === last.to)
  return [tokens.slice(0, end + 1), tokens.slice(end + 1)]
}

function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  )
}

const spansOf = (tokens: readonly Token[], from: number, to: number): Span[] =>
  tokens.slice(from, to).map((token) => ({ from: token.from, to: token.to }))

type Said = Item & { concept: Concept }

const saysConcept = (item: Item): item is Said => 'concept' in item
const isKind = (item: Item | undefined, ...kinds: Concept['kind'][]) =>
  item !== undefined && saysConcept(item) && kinds.includes(item.concept.kind)
const isNamed = (item: Item | undefined, ...names: string[]) =>
  item !== undefined && saysConcept(item) && names.includes(item.concept.name)

type Reading = { tokens: readonly Token[]; items: readonly Item[]; isCorrected: boolean }

/** Reads a text, and once more where a slip of the pen was mended: 'peacok blue' is one colour. */
function read(tokens: readonly Token[], known: Known): Reading {
  const items = itemsOf(tokens, known)
  const mended = tokens.slice()
  for (const item of items) {
    const word = 'corrected' in item && item.to === item.from + 1 ? item.corrected : undefined
    const token = tokens[item.from]
    if (token && word && !word.includes(' ')) mended[item.from] = { ...token, word }
  }
  const isCorrected = items.some((item) => 'corrected' in item)
  const again = isCorrected && tokens.length > 1 ? itemsOf(mended, known) : items
  return { tokens: mended, items: again, isCorrected }
}

function planOf({ tokens, items, isCorrected }: Reading): Omit<Plan, 'price' | 'notRead'> {
  const bound = boundParts(items)
  const negated = negatedItems(items)
  const criteria = items.flatMap(
    (_, at) => criterionOf(tokens, items, at, [bound.get(at), negated.get(at)]) ?? [],
  )
  const wordsOf = (some: readonly Item[]) =>
    some.map(({ from, to }) =>
      tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' '),
    )
  const unknown = wordsOf(items.filter((item) => 'unknown' in item))
  const elsewhere = wordsOf(items.filter((item) => isKind(item, 'elsewhere')))
  const help = items.flatMap((item) => (saysConcept(item) ? (item.concept.topic ?? []) : []))
  const prices = items.filter((item) => isNamed(item, 'Cheap', 'Dear'))
  const isEmpty = criteria.length + unknown.length + elsewhere.length + help.length === 0
  return {
    criteria: withoutRepeats(criteria),
    order: orderOf(tokens, prices),
    ...{ unknown, elsewhere, help: [...new Set(help)] },
    isEverything: isEmpty && items.some((item) => asksForAll(tokens, item)),
    correctedTo: isCorrected ? correctedText(tokens, items) : null,
  }
}

/** Of 'show me sarees' every word does; 'under', 'with' and 'big' alone ask for nothing that there is. */
function asksForAll(tokens: readonly Token[], item: Item): boolean {
  if (!saysConcept(item) || isKind(item, 'joint', 'notBefore', 'notAfter')) return false
  if (isNamed(item, 'Big', 'Small')) return false
  return !(isKind(item, 'empty') && tokens.slice(item.from, item.to).every(isBare))
}

function orderOf(tokens: readonly Token[], said: readonly Item[]): Plan['order'] {
  const [first] = said
  if (first === undefined) return null
  const spans = said.flatMap(({ from, to }) => spansOf(tokens, from, to))
  return { sort: isNamed(first, 'Cheap') ? 'price-asc' : 'price-desc', spans }
}

type Binding = { field: PartField; by: number }

function criterionOf(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
  [part, negation]: [part: Binding | undefined, negation: number | undefined],
): Criterion | null {
  const item = items[at]
  if (item === undefined || 'unknown' in item) return null
  const said = [item, items[part?.by ?? -1], items[negation ?? -1]]
  const criterion = {
    ...{ concept: null, term: '', code: '', part: part?.field ?? null },
    isNot: negation !== undefined,
    spans: said.flatMap((one) => (one ? spansOf(tokens, one.from, one.to) : [])),
  }
  if ('term' in item) return { ...criterion, term: item.term }
  if ('code' in item) return { ...criterion, code: item.code }
  if (!isAskedFor(items, at)) return null
  const instead = criterion.isNot ? dictionary().byName.get(item.concept.without ?? '') : undefined
  return { ...criterion, concept: instead ?? item.concept, term: item.named ?? '' }
}

/** Whether a piece can have it, or whether the word only helps to say another one. */
function isAskedFor(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (isNamed(item, 'Cheap', 'Dear')) return false
  // Broad checks and a small fee are of no border.
  if (isNamed(item, 'Big', 'Small')) return items.some((one) => isNamed(one, 'Border'))
  if (isNamed(item, 'Light')) return !isKind(items[at + 1], 'color')
  // Gold in 'gold zari' is asked for of the zari; there is no zari without any.
  if (isNamed(item, 'Zari'))
    return !isKind(items[at - 1], 'color') || isNamed(items[at + 1], 'Border')
  if (isNamed(item, 'Blouse')) return !isKind(items[at - 1], 'color')
  return isKind(item, 'weave', 'fabric', 'color', 'occasion', 'motif', 'trait')
}

const fieldOfPart: Record<string, PartField> = {
  Border: 'border',
  Pallu: 'pallu',
  Blouse: 'blouse',
  Zari: 'zari',
}

/**
 * What belongs to a part: the words directly before it, back to a 'with' or a comma; where neither sets them apart,
 * the nearest one alone. 'Green with red border' is no red saree.
 */
function boundParts(items: readonly Item[]): Map<number, Binding> {
  const bound = new Map<number, Binding>()
  for (const [by, item] of items.entries()) {
    const field = saysConcept(item) ? fieldOfPart[item.concept.name] : undefined
    if (field === undefined) continue
    const before: number[] = []
    let isSetApart = false
    for (let at = by - 1; at >= 0; at--) {
      const one = items[at]
      if (isKind(one, 'joint')) isSetApart = true
      if (isNamed(one, 'Big', 'Small', 'Zari') || isKind(one, 'empty')) continue
      if (!isKind(one, 'color', 'motif') || bound.has(at)) break
      before.push(at)
      if (items[at]?.isApart || items[at + 1]?.isApart) isSetApart = true
      if (isSetApart) break
    }
    for (const at of isSetApart ? before : before.slice(0, 1)) bound.set(at, { field, by })
  }
  return bound
}

/** Which items are not asked for, each with the word that says so. */
function negatedItems(items: readonly Item[]): Map<number, number> {
  const negated = new Map<number, number>()
  const isContent = (item: Item | undefined) =>
    isKind(item, 'weave', 'fabric', 'color', 'occasion', 'motif', 'trait', 'part')
  for (const [by, item] of items.entries()) {
    const step = isKind(item, 'notBefore') ? 1 : isKind(item, 'notAfter') ? -1 : 0
    if (step === 0) continue
    let at = by + step
    while (isKind(items[at], 'empty')) at += step
    // 'zari border' before its 'without': what the border is of is not asked for, as where the word stands first.
    if (step < 0 && isKind(items[at], 'part') && isContent(items[at - 1])) at -= 1
    if (isContent(items[at])) negated.set(at, by)
  }
  return negated
}

/** A thing that is said twice is asked for once. */
function withoutRepeats(criteria: readonly Criterion[]): Criterion[] {
  const keyOf = ({ concept, term, code, part, isNot }: Criterion) =>
    [concept?.name, term, code, part, isNot].join('|')
  return [...Map.groupBy(criteria, keyOf).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, spans: same.flatMap(({ spans }) => spans) }] : []
  })
}

function correctedText(tokens: readonly Token[], items: readonly Item[]): string {
  const said = items.map((item) =>
    'corrected' in item && item.corrected !== undefined
      ? item.corrected
      : tokens
          .slice(item.from, item.to)
          .map(({ word }) => word)
          .join(' '),
  )
  return said.join(' ')
}
