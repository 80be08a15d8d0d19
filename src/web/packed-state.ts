import type { DehydratedState } from '@tanstack/react-query'

// What a page was prepared with travels as one string: the router's own encoding would look at every
// value of it, on the server and again in the browser.

/** A filled cache as text. */
export type PackedState = string

const nothing: DehydratedState = { mutations: [], queries: [] }
const unpacked = new Map<PackedState, DehydratedState>()
const keptStates = 8

export function pack(state: DehydratedState): PackedState {
  const text = JSON.stringify(state)
  remember(text, state)
  return text
}

/** The same state for the same text, as long as it is one of the last few. */
export function unpack(text: PackedState): DehydratedState {
  if (text === '') return nothing
  const known = unpacked.get(text)
  if (known) return known
  const state: DehydratedState = JSON.parse(text)
  remember(text, state)
  return state
}

function remember(text: PackedState, state: DehydratedState) {
  unpacked.set(text, state)
  const [oldest] = unpacked.keys()
  if (unpacked.size > keptStates && oldest !== undefined) unpacked.delete(oldest)
}
