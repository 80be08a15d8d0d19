import { type FieldFaults, sayFault } from '#domain/field-fault.ts'
import type { Language } from '#domain/language.ts'
import { foreignWords } from './words/words.ts'

/** What the shop says to a refused call. */
export type Problem = {
  message?: string
  code?: string
  errors?: Record<string, string>
  faults?: FieldFaults
  current?: object
}

/** A refusal as its reader reads it: what has no words in that language stays in English. */
export function inLanguage({ message, errors = {}, faults = {} }: Problem, language: Language) {
  const words = foreignWords(language, 'faults')
  if (!words) return { reason: message, fields: errors }
  const fields = Object.fromEntries(
    Object.entries(errors).map(([path, english]) => {
      const fault = Object.hasOwn(faults, path) ? faults[path] : undefined
      const said = fault && sayFault(path, fault, words, (name) => labelIn(words.labels, name))
      return [path, said ?? english]
    }),
  )
  // The sentence above a form is that of the first field that is wrong.
  const first = Object.keys(errors).find((path) => errors[path] === message)
  return { reason: first === undefined ? message : fields[first], fields }
}

const labelIn = (labels: Record<string, string>, name: string) =>
  Object.hasOwn(labels, name) ? labels[name] : undefined
