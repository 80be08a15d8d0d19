import { type Concept, dictionary } from './dictionary.ts'
import { conceptsIn, type MarkField } from './piece-marks.ts'
import type { Criterion, PartField } from './understand.ts'

export const valueGroups = ['fabrics', 'colors', 'occasions'] as const
export type ValueGroup = (typeof valueGroups)[number]

/**
 * One way in which a piece can have what is asked for, and how many points it is worth. `isProper`: what the words mean;
 * the others count where nothing has it properly. `isStandIn`: counts only where no piece has the very value.
 */
export type Level = { points: number; isProper: boolean; isStandIn?: boolean } & (
  | { by: 'value'; group: ValueGroup; has: (value: string) => boolean }
  | { by: 'mark'; field: MarkField; concepts: readonly number[] }
  | { by: 'category'; has: (name: string) => boolean }
  | { by: 'list'; list: 'new-arrivals' | 'trending' }
  | { by: 'term'; term: string; reach: 'identity' | 'story' }
  | { by: 'code'; code: string }
)

/** What it is worth to be just the value that is asked for. */
export const valuePoints = 8

/** The ways to have it, in no order: the best that a piece has counts. */
export function levelsOf({
  concept,
  term,
  code,
  part,
}: Pick<Criterion, 'concept' | 'term' | 'code' | 'part'>): Level[] {
  if (code !== '') return [{ by: 'code', code, points: 9, isProper: true }]
  if (concept === null) {
    return [
      { by: 'term', term, reach: 'identity', points: 7, isProper: true },
      { by: 'term', term, reach: 'story', points: 3, isProper: false },
    ]
  }
  const levels = [
    ...(part ? levelsOfPart(concept, part) : levelsOfWhole(concept)),
    ...(term === '' || part ? [] : namedLevels(concept, term)),
  ]
  const other = concept.also === null ? undefined : dictionary().byName.get(concept.also)
  const more = other ? levelsOf({ concept: other, term: '', code: '', part }) : []
  return [...levels, ...more.map((level) => ({ ...level, points: Math.max(1, level.points - 1) }))]
}

function levelsOfWhole(concept: Concept): Level[] {
  switch (concept.kind) {
    case 'color':
      return colourLevels(concept)
    case 'fabric':
      return [...valueLevels('fabrics', concept), mark('head', concept, 6), ...storyLevels(concept)]
    case 'occasion':
      return [...valueLevels('occasions', concept), ...storyLevels(concept)]
    case 'weave':
      return [
        { by: 'category', has: (name) => isNamedAfter(name, concept), points: 9, isProper: true },
        mark('name', concept, 8),
        mark('cloth', concept, 6),
        mark('border', concept, 3),
        ...storyLevels(concept),
      ]
    case 'motif':
      return [...valueLevels('occasions', concept), ...motifLevels(concept)]
    case 'trait':
      return traitLevels(concept)
    default:
      return concept.name === 'Blouse' ? [mark('trait', concept, 5)] : []
  }
}

/** A name in another language tells what its English tells: a weave or a motif; a colour of it may be the border's. */
function namedLevels({ kind }: Concept, term: string): Level[] {
  const isProper = kind === 'weave' || kind === 'motif'
  return [{ by: 'term', term, reach: 'identity', points: isProper ? 7 : 2, isProper }]
}

const mark = (field: MarkField, { id }: Concept, points: number, isProper = true): Level => ({
  ...{ by: 'mark', field, concepts: [id], points, isProper },
})

function colourLevels(concept: Concept): Level[] {
  return [
    ...valueLevels('colors', concept),
    { ...mark('head', concept, 7), isStandIn: true },
    mark('name', concept, 2, false),
    mark('border', concept, 1, false),
    mark('pallu', concept, 1, false),
    ...storyLevels(concept),
  ]
}

function motifLevels(concept: Concept): Level[] {
  return [
    mark('name', concept, 7),
    mark('cloth', concept, 6),
    mark('border', concept, 5),
    mark('pallu', concept, 5),
    ...storyLevels(concept),
  ]
}

function traitLevels(concept: Concept): Level[] {
  if (concept.name === 'New')
    return [{ by: 'list', list: 'new-arrivals', points: 5, isProper: true }]
  if (concept.name === 'Trending')
    return [{ by: 'list', list: 'trending', points: 5, isProper: true }]
  return [mark('trait', concept, 5)]
}

/** Of a border, a pallu, a blouse or the zari; a motif may stand in another part as well. */
function levelsOfPart(concept: Concept, part: PartField): Level[] {
  if (concept.kind !== 'color') {
    const others = motifLevels(concept).map((level) => ({ ...level, points: level.points - 1 }))
    const occasion = valueLevels('occasions', concept).map((level) => ({ ...level, points: 4 }))
    return [mark(part, concept, 9), ...others, ...occasion]
  }
  const akin = coloursLike(concept)
  return [
    mark(part, concept, 8),
    { by: 'mark', field: part, concepts: akin, points: 6, isProper: true },
  ]
}

/** Colours of the lexicon that are shades of this one: vermilion and crimson of red. */
function coloursLike({ is, nearly }: Concept): number[] {
  const values = [...is, ...nearly]
  return dictionary()
    .concepts.filter(({ kind, is: own, nearly: near }) => {
      const isKnown = own.some((value) => values.includes(value))
      return kind === 'color' && (isKnown || near.slice(0, 1).some((value) => is.includes(value)))
    })
    .map(({ id }) => id)
}

/** Values of a facet: those that are it, those that the owner named after it, those that nearly are. */
function valueLevels(group: ValueGroup, { id, is, nearly, else: others }: Concept): Level[] {
  const isIt = (value: string) => is.includes(value) || conceptsIn(value).includes(id)
  return [
    { by: 'value', group, has: isIt, points: valuePoints, isProper: true },
    { by: 'value', group, has: (value) => nearly.includes(value), points: 5, isProper: true },
    { by: 'value', group, has: (value) => others.includes(value), points: 4, isProper: false },
  ]
}

/** A joint name ('Linen & Organza') does not tell which of the two a piece is. */
function isNamedAfter(categoryName: string, { id }: Concept): boolean {
  return !/[&/+]|\band\b/i.test(categoryName) && conceptsIn(categoryName).includes(id)
}

function storyLevels({ name }: Concept): Level[] {
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((term) => term.length > 2)
    .slice(0, 1)
    .map((term) => ({ by: 'term', term, reach: 'story', points: 1, isProper: false }))
}
