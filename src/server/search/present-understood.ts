import type { Understood } from '#contract/search/types.ts'
import { dictionary } from '#domain/search/dictionary.ts'
import type { Criterion, PartField, Plan } from '#domain/search/understand.ts'
import { type Span, textWithout } from '#domain/search/words.ts'

const plain = { labels: {}, isNot: false, minPrice: null, maxPrice: null, sort: null }

/** What a text was understood as, each with the text that is left without it. */
export function presentUnderstood(text: string, { criteria, price, order }: Plan): Understood[] {
  const without = (spans: readonly Span[]) => ({ rest: textWithout(text, spans) })
  return [
    ...presentCriteria(text, criteria),
    ...(price
      ? [{ ...plain, minPrice: price.minPrice, maxPrice: price.maxPrice, ...without([price]) }]
      : []),
    ...(order ? [{ ...plain, sort: order.sort, ...without(order.spans) }] : []),
  ]
}

export const presentCriteria = (text: string, criteria: readonly Criterion[]): Understood[] =>
  criteria.map((criterion) => ({
    ...plain,
    labels: labelsOf(criterion),
    isNot: criterion.isNot,
    rest: textWithout(text, criterion.spans),
  }))

const partNames: Record<PartField, string> = {
  border: 'Border',
  pallu: 'Pallu',
  blouse: 'Blouse',
  zari: 'Zari',
}

/** 'Red', 'Border: Red', in every language that knows the word. */
function labelsOf({ concept, term, code, part }: Criterion): Record<string, string> {
  if (concept === null) return { en: code === '' ? term : code.toUpperCase() }
  const partLabels = part ? dictionary().byName.get(partNames[part])?.labels : undefined
  const labels = Object.entries(concept.labels).map(([language, label]) => {
    const partLabel = Object.entries(partLabels ?? {}).find(([one]) => one === language)?.[1]
    return [language, partLabel === undefined ? label : `${partLabel}: ${label}`]
  })
  return Object.fromEntries(labels)
}
