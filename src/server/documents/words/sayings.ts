import type { Language } from '#domain/language.ts'
import type { DocumentWords, en } from './en.ts'
import type { Labels } from './labels.ts'

type Label = Exclude<keyof DocumentWords, 'titles'>

/**
 * How a document says things: in English, which an officer of the tax or an accountant reads, and beside it in the buyer's language.
 * What its labels have no words for is '', and not printed.
 */
export type Sayings = {
  language: Language
  title: (kind: keyof DocumentWords['titles']) => string
  /** The name of a part, alone. */
  label: (name: Label) => string
  /** The part and what it holds. */
  line: (name: Label, ...values: string[]) => string
  /** The name of a part with what stands inside it. */
  filled: (name: Label, values: Record<string, string | number>) => string
  /** True where every language of the document has words for it. */
  isSaid: (name: Label) => boolean
  english: (name: Label) => string
  /** In the buyer's language alone; '' of a document in English. */
  local: (name: Label) => string
  stamp: (name: keyof (typeof en)['stamps']) => string
}

export function sayingsOf({ language, english: one, local: other }: Labels): Sayings {
  const both = (...words: (string | undefined)[]) => words.filter(Boolean).join(' · ')
  const label = (name: Label) => both(one[name], other?.[name])
  const isSaid = (name: Label) => Boolean(one[name] && (other === null || other[name]))
  return {
    ...{ language, label, isSaid },
    title: (kind) => both(one.titles?.[kind], other?.titles?.[kind]),
    line: (name, ...values) =>
      other === null
        ? `${label(name)} ${values.join(` ${one.of ?? ''} `)}`
        : `${label(name)}: ${values.join(', ')}`,
    filled: (name, values) =>
      label(name).replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? '')),
    english: (name) => one[name] ?? '',
    local: (name) => other?.[name] ?? '',
    stamp: (name) => one.stamps?.[name] ?? '',
  }
}
