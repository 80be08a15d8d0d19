import type { Facts } from '#domain/attributes.ts'
import { type Concept, dictionary } from './dictionary.ts'
import { conceptOf, stemConcept } from './find-concept.ts'
import { remembered } from './remembered.ts'
import { isIndic } from './script-key.ts'
import { tokensOf } from './words.ts'

/** Where a piece says something of itself. */
export const markFields = [
  'head',
  'name',
  'cloth',
  'border',
  'pallu',
  'blouse',
  'zari',
  'trait',
] as const
export type MarkField = (typeof markFields)[number]

/** The concepts of each field, by id. */
export type Marks = Record<MarkField, readonly number[]>

/** What is read of a piece, as its owner wrote it. */
export type PieceTexts = { name: string } & Facts

/** What a piece says of itself, in concepts of the lexicon. */
export function marksOf(piece: PieceTexts): Marks {
  const [head = '', ...rest] = piece.name.split(/[,;:]|\bwith\b/i)
  const accents = rest.filter((part) => !/\bpallu\b/i.test(part)).join(', ')
  const palluInName = rest.filter((part) => /\bpallu\b/i.test(part)).join(', ')
  return {
    head: conceptsIn(head),
    name: conceptsIn(piece.name),
    cloth: conceptsIn(`${piece.weave ?? ''}, ${piece.place ?? ''}`),
    border: conceptsIn(`${piece.border ?? ''}, ${accents}`),
    pallu: conceptsIn(`${piece.pallu ?? ''}, ${palluInName}`),
    blouse: conceptsIn(piece.blouse ?? ''),
    zari: conceptsIn(piece.zari ?? ''),
    trait: traitsOf(piece).flatMap((name) => dictionary().byName.get(name)?.id ?? []),
  }
}

/** From which measures on a border is big or small, and a saree light or heavy. */
const measures = { bigBorderCm: 10, smallBorderCm: 6, lightGrams: 450, heavyGrams: 750 }

function traitsOf({ border, weight, zari, blouse }: PieceTexts): string[] {
  const cm = numberIn(border)
  const grams = numberIn(weight)
  return [
    ...(cm >= measures.bigBorderCm ? ['Big'] : []),
    ...(cm <= measures.smallBorderCm ? ['Small'] : []),
    ...(grams <= measures.lightGrams ? ['Light'] : []),
    ...(grams >= measures.heavyGrams ? ['Heavy'] : []),
    ...(zari && !/^(?:none|no\b)/i.test(zari) ? ['Zari'] : []),
    ...(blouse && !/^(?:not|none|no\b|without)/i.test(blouse) ? ['Blouse'] : []),
  ]
}

const numberIn = (text = '') => Number.parseFloat(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? '')

/** The concepts that a text of a piece names, the longest phrases first; many pieces share their texts. */
export const conceptsIn = remembered((text: string): readonly number[] => read(text))

function read(text: string): number[] {
  const tokens = tokensOf(text)
  const found = new Set<number>()
  for (let at = 0; at < tokens.length; ) {
    const most = Math.min(dictionary().longest, tokens.length - at)
    let length = most
    let concept: Concept | null = null
    for (; length > 0 && concept === null; length--) {
      const words = tokens.slice(at, at + length).map(({ word }) => word)
      concept =
        conceptOf(words) ?? (length === 1 && isIndic(text) ? stemConcept(words[0] ?? '') : null)
    }
    if (concept) found.add(concept.id)
    at += concept ? length + 1 : 1
  }
  return [...found]
}
