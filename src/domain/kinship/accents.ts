import { familyOf, swatches } from '#domain/colour.ts'

type Spoken = { color: string; facts?: { border?: string | undefined; pallu?: string | undefined } }

/** Filter colours that border and pallu of a saree name, its own left out: what is worn beside it picks them up. */
export function accentsOf({ color, facts = {} }: Spoken): string[] {
  const own = familyOf(color)
  const named = familiesIn(`${facts.border ?? ''} ${facts.pallu ?? ''}`)
  return named.filter((family) => family !== own)
}

/** The filter colours of a text, each once: 'parrot green with gold' names Green and Gold. */
function familiesIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const pairs = words.map((word, at) => `${word} ${words[at + 1] ?? ''}`)
  const families = [...pairs, ...words].flatMap((said) => familyNamed.get(said) ?? [])
  return [...new Set(families)]
}

/** Exact names alone: 'border' is no colour because one of its words might be. */
const familyNamed = new Map(swatches.map(({ name, family }) => [name.toLowerCase(), family]))
