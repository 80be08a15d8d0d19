// What a page was prepared with travels as one string: the router's own encoding would look at every
// value of it, on the server and again in the browser.

/** Answers of the API under their addresses, as text. */
export type PackedState = string

export type Answers = Readonly<Record<string, unknown>>

const nothing: Answers = {}
const unpacked = new Map<PackedState, Answers>()
const keptStates = 8

export function pack(answers: Answers): PackedState {
  const text = JSON.stringify(answers)
  remember(text, answers)
  return text
}

/** The same answers for the same text, as long as it is one of the last few. */
export function unpack(text: PackedState): Answers {
  if (text === '') return nothing
  const known = unpacked.get(text)
  if (known) return known
  const answers: Answers = JSON.parse(text)
  remember(text, answers)
  return answers
}

function remember(text: PackedState, answers: Answers) {
  unpacked.set(text, answers)
  const [oldest] = unpacked.keys()
  if (unpacked.size > keptStates && oldest !== undefined) unpacked.delete(oldest)
}
