import { type FaultWords, type FieldFault, sayFault } from '#domain/field-fault.ts'
import type { Language } from '#domain/language.ts'
import type { OfferWords, RefusalCode, RefusalWords } from '#domain/refusals/list.ts'
import { foreignWords } from './words/words.ts'

/** A refusal as an answer carries it; a code may be newer than this page. */
export type Coded = { code: string; params?: object | undefined }

/** What the shop says to a refused call. */
export type Problem = {
  message?: string
  code?: string
  refusal?: string
  params?: object
  errors?: Record<string, string>
  faults?: Record<string, FieldFault | Coded>
  current?: object
}

type Sayings = Partial<OfferWords & RefusalWords>

/** A refusal as its reader reads it: what has no words in that language stays in English. */
export function inLanguage(problem: Problem, language: Language, sayings: Sayings = {}) {
  const { message, errors = {}, faults = {}, refusal, params } = problem
  const known = foreignWords(language, 'faults')
  if (!known) return { reason: message, fields: errors }
  const words = { ...known, labels: { ...ofStaff.labels, ...known.labels } }
  const fields = Object.fromEntries(
    Object.entries(errors).map(([path, english]) => {
      const fault = Object.hasOwn(faults, path) ? faults[path] : undefined
      return [path, (fault && sayBeside(path, fault, words, sayings)) ?? english]
    }),
  )
  const said = refusal === undefined ? undefined : sayRefusal({ code: refusal, params }, sayings)
  // The sentence above a form is that of the first field that is wrong.
  const first = Object.keys(errors).find((path) => errors[path] === message)
  return { reason: first === undefined ? (said ?? message) : fields[first], fields }
}

let ofStaff: { refusals?: RefusalWords; labels: Record<string, string> } = { labels: {} }

/** Makes known to this tab what only staff are told, in the language that the admin area speaks here. */
export function learnOfStaff(refusals: RefusalWords, labels: Record<string, string>) {
  ofStaff = { refusals, labels }
}

/** The same with all words that there are for refusals; the rare ones are fetched with the first of them. */
export async function sayInLanguage(problem: Problem, language: Language) {
  const offers = foreignWords(language, 'offers')
  const refusals = await foreignWords(language, 'loadRefusals')?.().catch(() => undefined)
  return inLanguage(problem, language, refusals && { ...offers, ...refusals, ...ofStaff.refusals })
}

type Labelled = FaultWords & { labels: Record<string, string> }

function sayBeside(path: string, fault: FieldFault | Coded, words: Labelled, sayings: Sayings) {
  if (isOfField(fault, words)) {
    return sayFault(path, fault, words, (name) => labelIn(words.labels, name))
  }
  return sayRefusal(fault, sayings)
}

const isOfField = (fault: FieldFault | Coded, { says }: FaultWords): fault is FieldFault =>
  Object.hasOwn(says, fault.code)

const labelIn = (labels: Record<string, string>, name: string) =>
  Object.hasOwn(labels, name) ? labels[name] : undefined

/** One refusal in words that are at hand; undefined where they have none for it. */
export function sayRefusal({ code, params }: Coded, sayings: Sayings): string | undefined {
  if (!Object.hasOwn(sayings, code)) return undefined
  const says: string | ((params: never) => string) | undefined = sayings[code as RefusalCode] // Its own.
  return typeof says === 'function' ? says((params ?? {}) as never) : says
}
