import { type Language, languages } from '#domain/language.ts'
import { type HelpTopic, helpTopics } from '#domain/search/help-topics.ts'
import { coolColours } from '#domain/search/lexicon/cool-colours.ts'
import { elsewhere } from '#domain/search/lexicon/elsewhere.ts'
import type { Said, ValueEntry, WordEntry } from '#domain/search/lexicon/entry.ts'
import { fabrics } from '#domain/search/lexicon/fabrics.ts'
import { helpWords } from '#domain/search/lexicon/help-words.ts'
import { lightColours } from '#domain/search/lexicon/light-colours.ts'
import { motifs } from '#domain/search/lexicon/motifs.ts'
import { feasts, occasions } from '#domain/search/lexicon/occasions.ts'
import { parts, traits } from '#domain/search/lexicon/parts.ts'
import { places } from '#domain/search/lexicon/places.ts'
import * as plain from '#domain/search/lexicon/plain-words.ts'
import { warmColours } from '#domain/search/lexicon/warm-colours.ts'
import { weaves } from '#domain/search/lexicon/weaves.ts'
import { coarse, fine, isIndic } from './script-key.ts'
import { wordsOf } from './words.ts'

/** What a piece is asked for to have. */
export const criterionKinds = ['weave', 'fabric', 'color', 'occasion', 'motif', 'trait'] as const
export type CriterionKind = (typeof criterionKinds)[number]

/** How a sentence about pieces is built, or what it asks for instead. */
export type FrameKind =
  | 'part'
  | 'saree'
  | 'empty'
  | 'joint'
  | 'notBefore'
  | 'notAfter'
  | 'elsewhere'
  | 'help'

/** One thing that words can mean; `id` is its place among all of them. */
export type Concept = {
  id: number
  kind: CriterionKind | FrameKind
  /** 'Maroon', 'Kanjivaram', 'Border'; the topic of a question for help. */
  name: string
  labels: Partial<Record<Language, string>>
  is: readonly string[]
  nearly: readonly string[]
  else: readonly string[]
  /** Another concept that it stands for too. */
  also: string | null
  /** The name of the concept that is meant where this one is not asked for. */
  without: string | null
  topic: HelpTopic | null
}

/** A phrase of the lexicon under its key; `at` is its place among all of them. */
export type Keyed = { concept: Concept; phrase: string; key: string; isIndic: boolean; at: number }

export type Dictionary = {
  concepts: readonly Concept[]
  byName: ReadonlyMap<string, Concept>
  exact: ReadonlyMap<string, Concept>
  /** Phrases by the fine keys of their words. */
  keyed: ReadonlyMap<string, readonly Keyed[]>
  /** Single words by their coarse key. */
  coarse: ReadonlyMap<string, readonly Keyed[]>
  /** The phrases of `exact` in the order of their letters. */
  sorted: readonly string[]
  /** The most words that a phrase has. */
  longest: number
}

let made: Dictionary | null = null

/** The shop's own words, read at the first search, so that pages without one pay nothing. */
export function dictionary(): Dictionary {
  made ??= compiled(sources())
  return made
}

type Source = {
  kind: Concept['kind']
  name: string
  said: Said
  entry?: Partial<ValueEntry & WordEntry>
}

function sources(): Source[] {
  const of = (kind: Concept['kind'], entries: Record<string, ValueEntry | WordEntry>) =>
    Object.entries(entries).map(([name, entry]): Source => ({ kind, name, said: entry, entry }))
  const one = (kind: FrameKind, said: Said): Source => ({ kind, name: kind, said })
  return [
    ...of('weave', weaves),
    ...of('fabric', fabrics),
    ...of('color', { ...warmColours, ...lightColours, ...coolColours }),
    ...of('occasion', occasions),
    ...of('motif', motifs),
    ...of('part', parts),
    ...of('trait', traits),
    ...of('weave', places),
    ...of('weave', feasts),
    one('saree', plain.sareeWords),
    one('notAfter', plain.notAfter),
    one('notBefore', plain.notBefore),
    one('joint', plain.joints),
    one('elsewhere', elsewhere),
    ...helpTopics.map((name): Source => ({ kind: 'help', name, said: helpWords[name] })),
    one('empty', plain.emptyWords),
  ]
}

const listOf = (text: string | undefined) => (text === undefined ? [] : text.split(', '))

function compiled(all: Source[]): Dictionary {
  const concepts = all.map(
    ({ kind, name, said, entry }, id): Concept => ({
      ...{ id, kind, name, labels: labelsOf(name, said) },
      ...{ is: listOf(entry?.is ?? entry?.occasion), nearly: listOf(entry?.nearly) },
      ...{ else: listOf(entry?.else), also: entry?.also ?? null },
      without: entry?.without ?? null,
      topic: helpTopics.find((topic) => kind === 'help' && topic === name) ?? null,
    }),
  )
  const exact = new Map<string, Concept>()
  const keyed: Keyed[] = []
  for (const concept of concepts) {
    for (const phrase of phrasesOf(all[concept.id]?.said ?? {})) {
      const words = phrase.split(' ')
      // Where two entries say the same, the one that stands first is meant.
      for (const way of [phrase, words.join('')]) if (!exact.has(way)) exact.set(way, concept)
      const key = words.map(fine).join(' ')
      keyed.push({ concept, phrase, key, isIndic: isIndic(phrase), at: keyed.length })
    }
  }
  const single = keyed.filter(({ phrase }) => !phrase.includes(' '))
  return {
    concepts,
    byName: new Map(concepts.map((concept) => [concept.name, concept])),
    exact,
    keyed: Map.groupBy(keyed, ({ key }) => key),
    coarse: Map.groupBy(single, ({ phrase }) => coarse(phrase)),
    sorted: [...exact.keys()].toSorted((a, b) => (a < b ? -1 : Number(a > b))),
    longest: Math.max(...keyed.map(({ phrase }) => phrase.split(' ').length)),
  }
}

/** Every phrase of an entry, as a search for it arrives. */
export function phrasesOf(said: Said): string[] {
  const phrases = languages.flatMap((language) => listOf(said[language]))
  return [...new Set(phrases.map((phrase) => wordsOf(phrase).join(' ')))].filter(Boolean)
}

function labelsOf(name: string, said: Said): Concept['labels'] {
  const labels = languages.flatMap((language) => {
    const [label] = language === 'en' ? [name] : listOf(said[language])
    return label !== undefined && (language === 'en' || isIndic(label)) ? [[language, label]] : []
  })
  return Object.fromEntries(labels)
}
